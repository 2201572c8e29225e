import { useTranslations } from 'use-intl';
import { useNavigate } from 'react-router-dom';
import {
  type FormField,
  FormPage,
  useEditedId,
  useOrigin,
  useRecordForm,
  useTravelledRecord,
} from '../form-page';
import type { FormValues } from '../form-page/changed-fields';
import { RecordOutcome } from '../record-outcome';
import { TranslationBadges } from '../translation-badges';
import type { Resource, ResourceRow } from './resource';

interface ResourceFormProps<Row extends ResourceRow, Values extends FormValues, Body> {
  resource: Resource<Row, Values, Body>;
}

/** The page of the form: `?id=` changes that record; without it a new one is made. */
export function ResourceForm<Row extends ResourceRow, Values extends FormValues, Body>({
  resource,
}: ResourceFormProps<Row, Values, Body>) {
  const id = useEditedId();
  return id === undefined ? (
    <RecordFields key="new" resource={resource} />
  ) : (
    <EditRecord key={id} resource={resource} id={id} />
  );
}

function EditRecord<Row extends ResourceRow, Values extends FormValues, Body>({
  resource,
  id,
}: ResourceFormProps<Row, Values, Body> & { id: number }) {
  const t = useTranslations();
  const { texts, list } = resource;
  const query = resource.useRecord(id, { query: useTravelledRecord<Row>(id) });
  const back = { to: useOrigin(list), label: t(`sections.${texts}`) };
  return (
    <RecordOutcome isForm query={query} notFound={t(`${texts}.notFound`)} back={back}>
      {({ data }) => <RecordFields resource={resource} record={data} />}
    </RecordOutcome>
  );
}

function RecordFields<Row extends ResourceRow, Values extends FormValues, Body>({
  resource,
  record,
}: ResourceFormProps<Row, Values, Body> & { record?: Row }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { kind, texts, labels, rules, bodyOf, create, update, Fields } = resource;
  const list = useOrigin(resource.list);
  const names: (keyof Values & string)[] = Object.keys(resource.valuesOf(undefined));
  const page = useRecordForm<Values, Row>({
    name: kind,
    record,
    valuesOf: resource.valuesOf,
    fields: Object.fromEntries(
      names.map((name) => [name, { label: labels[name], ...rules[name] }]),
    ) as Record<keyof Values, FormField>,
    save: (values, version) =>
      record ? update(record.id, { ...bodyOf(values), version: version! }) : create(bodyOf(values)),
    done: t(`${texts}.form.${record ? 'updated' : 'created'}`),
    failed: t(`${texts}.form.failed`),
    refreshes: [resource.key],
    onSaved: () => void navigate(list),
  });
  return (
    <FormPage
      title={t(`${texts}.form.${record ? 'editTitle' : 'newTitle'}`)}
      way={[{ to: list, label: t(`sections.${texts}`) }]}
      name={record && resource.rowOf(record).name}
      facts={record && <TranslationBadges kind={kind} id={record.id} />}
      saveLabel={t(`${texts}.form.${record ? 'save' : 'create'}`)}
      page={page}
    >
      <Fields page={page} />
    </FormPage>
  );
}
