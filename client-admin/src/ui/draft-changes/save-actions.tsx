import { savePublication } from '@consultancy/client-shared/api/generated/publications/publications';
import { type ContentKind, PublicationState } from '@consultancy/client-shared/api/model';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { SaveAction } from '../form-page';

/**
 * Saves a record by the button that was pressed: for visitors at once, as a draft, or as a draft that is then
 * published with all earlier draft changes.
 */
export async function runSaveAction<Answer>(
  action: SaveAction,
  record: { kind: ContentKind; id: number },
  save: { live: () => Promise<Answer>; draft: () => Promise<Answer> },
): Promise<Answer> {
  if (action === 'save') return save.live();
  const answer = await save.draft();
  if (action === 'publish')
    await savePublication(record.kind, record.id, { state: PublicationState.PUBLISHED });
  return answer;
}

interface SecondSaveButtonProps {
  page: { isPending: boolean; saveAs: (action: SaveAction) => void };
  /** Whether the form holds draft changes already. */
  isDraft: boolean;
}

/** Beside the button that saves a record that visitors see: saves it as a draft, or publishes the draft. */
export function SecondSaveButton({ page, isDraft }: SecondSaveButtonProps) {
  const t = useTranslations();
  return (
    <Button
      variant="default"
      disabled={page.isPending}
      onClick={() => page.saveAs(isDraft ? 'publish' : 'draft')}
    >
      {isDraft ? t('publications.changes.publish') : t('publications.changes.saveDraft')}
    </Button>
  );
}
