import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../dialog';
import { ImportForm, type ImportFormProps } from './import-form';

/** The button and the dialog behind it, which starts anew each time. */
export function FileImport<Report>(form: ImportFormProps<Report>) {
  const t = useTranslations('csvImport');
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden />}
        title={t('hint')}
        onClick={dialog.open}
      >
        {t('open')}
      </Button>
      <Dialog opened={isOpen} onClose={dialog.close} title={t('title')} size="xl">
        <ImportForm {...form} onClose={dialog.close} />
      </Dialog>
    </>
  );
}
