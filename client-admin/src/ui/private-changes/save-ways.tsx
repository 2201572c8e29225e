import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { SaveWay } from '../form-page';

interface SaveWaysProps {
  page: { isPending: boolean; saveAs: (way: SaveWay) => void };
  /** Whether the form holds private changes already. */
  isPrivate: boolean;
}

/** The other way to save a record that visitors see, beside the button that saves. */
export function SaveWays({ page, isPrivate }: SaveWaysProps) {
  const t = useTranslations();
  return (
    <Button
      variant="default"
      disabled={page.isPending}
      onClick={() => page.saveAs(isPrivate ? 'publish' : 'privately')}
    >
      {isPrivate ? t('publications.changes.publish') : t('publications.changes.savePrivately')}
    </Button>
  );
}
