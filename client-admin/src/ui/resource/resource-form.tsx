import type { ContentKind } from '@consultancy/client-shared/api/model';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { type ChangedPublication, EditedRecord, runSaveAction, SecondSaveButton } from '../draft-changes';
import { FormPage, useEditedId, useRecordForm, useTravelledRecord } from '../form-page';
import type { FormValues } from '../form-page/changed-fields';
import { RecordOutcome } from '../record-outcome';
import { RecordPanel } from '../record-panel';
import type { AnyFormResource, FormResource, FormRow } from './resource';

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
  const outcome = { notFound: t(`${texts}.notFound`), back: useTrail().at(-1)! };
  const form = (
    <RecordOutcome isForm query={query} {...outcome}>
      {({ data }) => <RecordFields resource={resource} record={data} />}
    </RecordOutcome>
  );
  if (!changes) return form;
  return (
    <EditedRecord kind={kind as ContentKind} id={id} {...outcome}>
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
  const query = changes!.useRecord(id, {
    query: { initialData: undefined, initialDataUpdatedAt: 0, staleTime: 0 },
  });
  return (
    <RecordOutcome isForm query={query} notFound={t(`${texts}.notFound`)} back={useTrail().at(-1)!}>
      {({ data }) => <RecordFields resource={resource} record={data} publication={publication} />}
    </RecordOutcome>
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
  const list = trail.at(-1)!.to;
  const isDraft = publication !== undefined;
  const page = useRecordForm<FormValues, FormRow>({
    ...resource,
    name: kind,
    record,
    rules: typeof rules === 'function' ? rules(record) : rules,
    action: isDraft ? 'draft' : 'save',
    save: (values, version, saveAction) => {
      const body = resource.bodyOf(values, record);
      const { create, createInSteps } = resource;
      if (!record) return createInSteps ? createInSteps(body, values, version) : create(body);
      const { id } = record;
      const change = { ...body, version: version! };
      return runSaveAction(
        saveAction,
        { kind: kind as ContentKind, id },
        {
          live: () => resource.update(id, change),
          draft: () => changes!.save(id, change),
        },
      );
    },
    done: (saved, saveAction) => {
      if (saveAction !== 'save') return t(`publications.changes.done.${saveAction}`);
      if (record) return t(`${texts}.form.updated`);
      return resource.created?.(saved) ?? t(`${texts}.form.created`);
    },
    failed: t(`${texts}.form.failed`, { isNew: String(!record) }),
    refreshes: resource.keys,
    onSaved: (saved) => {
      resource.onSaved?.(saved);
      void navigate(list);
    },
  });
  const hasSecondButton = isDraft || (record && changes?.isShown(record, page.form.values));
  const actions = hasSecondButton && <SecondSaveButton page={page} isDraft={isDraft} />;
  return (
    <FormPage
      title={t(`${texts}.form.${record ? 'editTitle' : 'newTitle'}`)}
      trail={trail}
      name={record && nameOf(record)}
      facts={
        record &&
        (Panel ? (
          <Panel row={record} />
        ) : (
          <RecordPanel kind={kind} id={record.id} publication={publication} />
        ))
      }
      saveLabel={
        isDraft ? t('publications.changes.saveDraft') : t(`${texts}.form.${record ? 'save' : 'create'}`)
      }
      actions={record ? actions : CreateActions && <CreateActions page={page} />}
      page={page}
    >
      <Fields page={page} record={record} isDraft={isDraft} />
    </FormPage>
  );
}
