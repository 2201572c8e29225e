import { useSavePublication } from '@consultancy/client-shared/api/generated/publications/publications';
import { type ContentKind, PublicationState } from '@consultancy/client-shared/api/model';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { SaveAction } from '../form-page';
import type { GeneratedMutation } from '../generated-mutation';

/** Saves a draft, and publishes it then with all earlier draft changes where that is wanted. */
export function useDraftSave<Variables extends { id: number }, Answer>(
  kind: ContentKind,
  useSave: GeneratedMutation<Variables, Answer>,
): (change: Variables, action: SaveAction) => Promise<Answer> {
  const save = useSave();
  const publish = useSavePublication();
  return async (change, action) => {
    const answer = await save.mutateAsync(change);
    if (action === 'publish')
      await publish.mutateAsync({ kind, id: change.id, data: { state: PublicationState.PUBLISHED } });
    return answer;
  };
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
