import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRss } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog';
import { CalendarFeed } from './calendar-feed';

/** Opens what there is to know of the address at which one's own calendar program reads the meetings. */
export function CalendarFeedButton() {
  const t = useTranslations();
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRss size={17} aria-hidden />}
        onClick={dialog.open}
        aria-haspopup="dialog"
      >
        {t('consultations.feed.open')}
      </Button>
      <Dialog opened={isOpen} onClose={dialog.close} title={t('consultations.feed.title')} size="lg">
        <CalendarFeed />
      </Dialog>
    </>
  );
}
