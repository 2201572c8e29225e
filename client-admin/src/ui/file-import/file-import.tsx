import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ImportForm, type ImportFormProps } from './import-form';

interface FileImportProps<Report> extends ImportFormProps<Report> {
  /** What the button that opens the dialog says, and what it is for. */
  open: { label: string; hint: string };
  title: string;
}

/** The button and the dialog behind it, which starts anew each time. */
export function FileImport<Report>({ open, title, ...form }: FileImportProps<Report>) {
  const t = useTranslations();
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden />}
        title={open.hint}
        onClick={dialog.open}
      >
        {open.label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={title}
        size="xl"
        closeButtonProps={{ 'aria-label': t('closeDialog') }}
      >
        <ImportForm {...form} onClose={dialog.close} />
      </Modal>
    </>
  );
}
