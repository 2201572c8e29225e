import { Alert, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog';
import { ConsultationFieldsets } from './consultation-fieldsets';
import { useConsultationForm } from './use-consultation-form';

/** The button and the dialog behind it. What was typed stays when the dialog is closed by mistake. */
export function ScheduleConsultation() {
  const t = useTranslations();
  const [isOpen, dialog] = useDisclosure(false);
  const [isReminded, setReminded] = useState(false);
  const { form, isComplete, isPending, reset, submit } = useConsultationForm({ onDone: dialog.close });

  // The browser submits nothing by Enter while the button is disabled, and would not say why.
  const remind = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement && !isComplete) setReminded(true);
  };
  return (
    <>
      <Button leftSection={<IconCalendarPlus size={17} aria-hidden />} onClick={dialog.open}>
        {t('consultations.form.open')}
      </Button>
      <Dialog opened={isOpen} onClose={dialog.close} title={t('consultations.form.title')} size="xl">
        <form
          noValidate
          onKeyDown={remind}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <ConsultationFieldsets form={form} />
          {isReminded && !isComplete && (
            <Alert color="red" variant="light" mt="md" role="alert">
              {t('consultations.form.incomplete')}
            </Alert>
          )}
          <Group justify="flex-end" mt="lg">
            <Button
              variant="default"
              onClick={() => {
                reset();
                setReminded(false);
                dialog.close();
              }}
            >
              {t('consultations.form.cancel')}
            </Button>
            <Button type="submit" disabled={!isComplete || isPending}>
              {isPending ? t('consultations.form.creating') : t('consultations.form.submit')}
            </Button>
          </Group>
        </form>
      </Dialog>
    </>
  );
}
