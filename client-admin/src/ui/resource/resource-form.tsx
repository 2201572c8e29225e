import { type ContentKind, LoggedKind } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { type ChangedPublication, DraftChangesNotice, EditedRecord, SaveDraftButton } from '../draft-changes';
import { FormPage, type SaveAction, useEditedId, useRecordForm, useTravelledRecord } from '../form-page';
import type { FormValues } from '../form-page/changed-fields';
import { lostPictures } from '../markdown/text-pictures/markdown-pictures';
import { RecordNotFound } from '../record-not-found';
import { RecordSkeleton } from '../record-skeleton';
import { Neighbours } from './neighbours';
import type { AnyFormResource, FormResource, FormRow } from './resource';

// The form does not wait for what is beside it.
const RecordSide = lazy(() => import('../record-side/record-side'));

interface FormProps {
  resource: AnyFormResource;
}

/** The page of the form: `?id=` changes that record; without it a new one is made. */
export function ResourceForm<Row extends FormRow, Values extends FormValues, Body>(props: {
  resource: FormResource<Row, Values, Body>;
}) {
  const resource = props.resource as unknown as AnyFormResource;
  const id = useEditedId();
  if (id === undefined) return <RecordFields key="new" resource={resource} />;
  return <EditRecord key={id} resource={resource} id={id} />;
}

function EditRecord({ resource, id }: FormProps & { id: number }) {
  const t = useTranslations();
  const { texts, useRecord, useTrail, changes, kind } = resource;
  // Requested along with its publication: there are rarely draft changes.
  const query = useRecord(id, { query: useTravelledRecord<FormRow>(id) });
  const notFound = <RecordNotFound text={t(`${texts}.notFound`)} back={useTrail().at(-1)!} />;
  const form = (
    <QueryOutcome isForm query={query} pending={<RecordSkeleton />} notFound={notFound}>
      {({ data }) => <RecordFields resource={resource} record={data} />}
    </QueryOutcome>
  );
  if (!changes) return form;
  return (
    <EditedRecord kind={kind as ContentKind} id={id} notFound={notFound}>
      {(publication) => (publication ? <EditChanges {...{ resource, id, publication }} /> : form)}
    </EditedRecord>
  );
}

function EditChanges({
  resource,
  id,
  publication,
}: FormProps & { id: number; publication: ChangedPublication }) {
  const t = useTranslations();
  const { texts, useTrail, changes } = resource;
  const notFound = <RecordNotFound text={t(`${texts}.notFound`)} back={useTrail().at(-1)!} />;
  const query = changes!.useRecord(id, {
    query: { initialData: undefined, initialDataUpdatedAt: 0, staleTime: 0 },
  });
  return (
    <QueryOutcome isForm query={query} pending={<RecordSkeleton />} notFound={notFound}>
      {({ data }) => <RecordFields resource={resource} record={data} publication={publication} />}
    </QueryOutcome>
  );
}

interface RecordFieldsProps extends FormProps {
  record?: FormRow;
  /** Where it is the record with its draft changes. */
  publication?: ChangedPublication;
}

function RecordFields({ resource, record, publication }: RecordFieldsProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { kind, texts, rules, nameOf, changes, Fields, Panel, CreateActions } = resource;
  const trail = resource.useTrail();
  const from = trail.at(-1)!.to;
  const isDraft = publication !== undefined;
  const save = useResourceSave(resource, record);
  const doneText = (saved: FormRow, action: SaveAction) => {
    if (action === 'draft') return t('publications.changes.draftSaved');
    if (record) return t(`${texts}.form.updated`);
    return resource.created?.(saved) ?? t(`${texts}.form.created`);
  };
  const page = useRecordForm<FormValues, FormRow>({
    ...resource,
    name: kind,
    record,
    rules: typeof rules === 'function' ? rules(record) : rules,
    action: isDraft ? 'draft' : 'save',
    save,
    done: (saved, saveAction) => {
      const lost = lostPictures(resource.markdownOf?.(saved) ?? '').length;
      const said = doneText(saved, saveAction);
      return lost > 0 ? `${said}\n${t('markdown.lost.saved', { count: lost })}` : said;
    },
    failed: t(`${texts}.form.failed`, { isNew: String(!record) }),
    // The form of a new record becomes that of the stored one.
    onSaved: record
      ? undefined
      : (saved) =>
          void navigate({ search: `?id=${saved.id}` }, { replace: true, state: { record: saved, from } }),
  });
  const canSaveDraft = !isDraft && record && changes?.isShown(record);
  return (
    <FormPage
      title={t(`${texts}.form.${record ? 'editTitle' : 'newTitle'}`)}
      trail={trail}
      neighbours={record && <Neighbours resource={resource} id={record.id} />}
      name={record && nameOf(record)}
      facts={
        (record && Panel && <Panel row={record} />) ??
        (publication && <DraftChangesNotice publication={publication} />)
      }
      side={
        record && isLogged(kind) && !Panel ? (
          <Suspense fallback={<Skeleton h="24rem" radius="md" />}>
            <RecordSide kind={kind} record={record} form={page} />
          </Suspense>
        ) : undefined
      }
      saveLabel={
        isDraft ? t('publications.changes.saveDraft') : t(`${texts}.form.${record ? 'save' : 'create'}`)
      }
      actions={
        record
          ? canSaveDraft && <SaveDraftButton page={page} />
          : CreateActions && <CreateActions page={page} />
      }
      page={page}
    >
      <Fields page={page} record={record} />
    </FormPage>
  );
}

type Save = (
  values: FormValues,
  version: number | undefined,
  action: SaveAction,
) => Promise<{ data: FormRow }>;

/** Creates a record, or changes it as the pressed button says; then calls the `onSaved` of its kind. */
function useResourceSave(resource: AnyFormResource, record: FormRow | undefined): Save {
  const { bodyOf, createInSteps, changes, useCreate, useUpdate } = resource;
  const create = useCreate();
  const update = useUpdate();
  const saveDraft = (changes?.useSave ?? useUpdate)();
  const send: Save = (values, version, action) => {
    const data = bodyOf(values, record);
    if (!record) return createInSteps?.(data, values, version) ?? create.mutateAsync({ data });
    const change = { id: record.id, data: { ...data, version: version! } };
    return (action === 'save' ? update : saveDraft).mutateAsync(change);
  };
  return async (...parameters) => {
    const answer = await send(...parameters);
    resource.onSaved?.(answer.data);
    return answer;
  };
}

function isLogged(kind: string): kind is LoggedKind {
  return Object.values<string>(LoggedKind).includes(kind);
}
