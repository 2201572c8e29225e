import { ApiError } from '@consultancy/client-shared/api';
import {
  createSavedView,
  getListSavedViewsQueryKey,
  updateSavedView,
} from '@consultancy/client-shared/api/generated/saved-views/saved-views';
import type { SavedViewDto, SavedViewList } from '@consultancy/client-shared/api/model';
import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../failure-text';
import { useDeed } from '../../use-deed';
import { useFocusGivenBack } from '../../use-focus-given-back';
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
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.isShared ?? false);
  useFocusGivenBack();
  const whileShown = useWhileShown();
  const wanted = name.trim();
  const replaced = view ? undefined : views.find((each) => each.isOwn && each.name === wanted);
  const save = useDeed({
    work: (values: { name: string; query: string; isShared: boolean }) => {
      const changed = view ?? replaced;
      return changed
        ? updateSavedView(changed.id, { ...values, version: changed.version })
        : createSavedView({ list, ...values });
    },
    done: (values) => t('views.saved', { name: values.name }),
    failed: t('views.failed'),
    refreshes: [getListSavedViewsQueryKey()],
    onDone: ({ data }) =>
      whileShown(() => {
        onSaved(data);
        onClose();
      }),
    // It is shown at the name, which most often is the reason.
    onFailed: () => true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted && !save.isPending) save.mutate({ name: wanted, query, isShared });
  };
  const fieldError = save.error instanceof ApiError ? save.error.fieldErrors['name'] : undefined;
  const failure = save.isError ? (fieldError ?? failureText(save.error, t('views.failed'))) : undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      title={view ? t('views.renameTitle') : t('views.saveTitle')}
      closeButtonProps={{ 'aria-label': t('closeDialog') }}
    >
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
          <Button type="submit" disabled={!wanted} loading={save.isPending}>
            {replaced ? t('views.replace') : t('views.save')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
