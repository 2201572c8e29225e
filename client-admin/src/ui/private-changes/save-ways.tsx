import { savePublication } from '@consultancy/client-shared/api/generated/publications/publications';
import { type ContentKind, PublicationState } from '@consultancy/client-shared/api/model';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { SaveWay } from '../form-page';

/**
 * Saves a record in the way that was chosen: so that visitors see it, or only privately, or privately and then all
 * private changes at once for visitors.
 */
export async function saveInWay<Answer>(
  way: SaveWay,
  record: { kind: ContentKind; id: number },
  save: { openly: () => Promise<Answer>; privately: () => Promise<Answer> },
): Promise<Answer> {
  if (way === 'openly') return save.openly();
  const answer = await save.privately();
  if (way === 'publish') await savePublication(record.kind, record.id, { state: PublicationState.PUBLISHED });
  return answer;
}

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
