import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarShare } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Meeting } from './is-meeting';
import { MoveConsultation } from './move-consultation';

/** The same as dragging it in the calendar, on every screen. */
export function MoveButton({ meeting }: { meeting: Meeting }) {
  const t = useTranslations();
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={17} aria-hidden />}
        onClick={dialog.open}
      >
        {t('consultations.move.open')}
      </Button>
      {isOpen && <MoveConsultation consultation={meeting} onClose={dialog.close} />}
    </>
  );
}
