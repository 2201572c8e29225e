import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Meeting } from './is-meeting';
import { MoveConsultation } from './move-consultation';

/** The same as dragging it in the calendar, on every screen. */
export function MoveButton({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation();
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
