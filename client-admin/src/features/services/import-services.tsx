import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ImportForm } from './import-form';

/** The button and the dialog behind it, which starts anew each time. */
export function ImportServices() {
  const { t } = useTranslation();
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden />}
        title={t('services.import.hint')}
        onClick={dialog.open}
      >
        {t('services.import.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={t('services.import.title')}
        size="xl"
        closeButtonProps={{ 'aria-label': t('closeDialog') }}
      >
        <ImportForm onClose={dialog.close} />
      </Modal>
    </>
  );
}
