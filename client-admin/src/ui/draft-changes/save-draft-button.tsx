import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { SaveAction } from '../form-page';

interface SaveDraftButtonProps {
  page: { isPending: boolean; saveAs: (action: SaveAction) => void };
}

/** Beside the button that saves a record that visitors see: saves it as a draft. */
export function SaveDraftButton({ page }: SaveDraftButtonProps) {
  const t = useTranslations();
  return (
    <Button variant="default" disabled={page.isPending} onClick={() => page.saveAs('draft')}>
      {t('publications.changes.saveDraft')}
    </Button>
  );
}
