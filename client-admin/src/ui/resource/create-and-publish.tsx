import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';

interface CreateAndPublishProps {
  page: { isPending: boolean };
  /** Saves the record with what makes it public. */
  onPublish: () => void;
}

/** Beside the button that makes a draft: makes a record that visitors see at once. */
export function CreateAndPublish({ page, onPublish }: CreateAndPublishProps) {
  const t = useTranslations();
  return (
    <Button variant="default" disabled={page.isPending} onClick={onPublish}>
      {t('form.createAndPublish')}
    </Button>
  );
}
