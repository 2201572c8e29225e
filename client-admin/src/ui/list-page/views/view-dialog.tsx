import {
  useCreateSavedView,
  useUpdateSavedView,
} from '@consultancy/client-shared/api/generated/saved-views/saved-views';
import type { SavedViewDto, SavedViewList } from '@consultancy/client-shared/api/model';
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../dialog';
import { useFailureText } from '../../failure-text';
import { useWhileShown } from '../../use-while-shown';

const LONGEST_NAME = 60;

interface ViewDialogProps {
  list: SavedViewList;
  /** What is saved; of a view that is there already, its own. */
  query: string;
  /** The one that gets another name. */
  view?: SavedViewDto;
  views: SavedViewDto[];
  onSaved: (view: SavedViewDto) => void;
  onClose: () => void;
}

/** Saves how a list looks now under a name, or gives a view another one. The name of an own view replaces that. */
export default function ViewDialog({ list, query, view, views, onSaved, onClose }: ViewDialogProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.isShared ?? false);
  const whileShown = useWhileShown();
  const wanted = name.trim();
  const replaced = view ? undefined : views.find((each) => each.isOwn && each.name === wanted);
  const changed = view ?? replaced;
  // The name says why it failed, which most often is the reason.
  const mutation = {
    meta: { success: t('views.saved', { name: wanted }) },
    onSuccess: ({ data }: { data: SavedViewDto }) =>
      whileShown(() => {
        onSaved(data);
        onClose();
      }),
  };
  const create = useCreateSavedView({ mutation });
  const update = useUpdateSavedView({ mutation });
  const isPending = create.isPending || update.isPending;
  const error = create.error ?? update.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wanted || isPending) return;
    const values = { name: wanted, query, isShared };
    if (changed) update.mutate({ id: changed.id, data: { ...values, version: changed.version } });
    else create.mutate({ data: { list, ...values } });
  };
  const fieldError = error?.fieldErrors['name'];
  const failure = error ? (fieldError ?? failureText(error, t('views.failed'))) : undefined;
  return (
    <Dialog onClose={onClose} title={view ? t('views.renameTitle') : t('views.saveTitle')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label={t('views.name')}
            description={view ? undefined : t('views.hint')}
            required
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={failure}
          />
          <Checkbox
            label={t('views.share')}
            description={t('views.shareHint')}
            checked={isShared}
            onChange={(event) => setIsShared(event.currentTarget.checked)}
          />
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" disabled={!wanted} loading={isPending}>
            {replaced ? t('views.replace') : t('views.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
