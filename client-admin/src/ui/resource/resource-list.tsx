import type { TrashKind } from '@consultancy/client-shared/api/model';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { editPath } from '../../paths';
import { switchField, useBulkStatus } from '../bulk-status';
import type { FormValues } from '../form-page/changed-fields';
import { IconButton, IconLink } from '../icon-button';
import { BulkBar, NewRecordButton, useSelection } from '../list-page';
import { OrderedList, OrderedListPage, useOrder } from '../ordered-list';
import { RecordSwitch } from '../record-switch';
import { toasts } from '../toasts';
import { DeleteButton, useErasure } from '../trash';
import type { AnyResource, FormLink, ListRow, Resource } from './resource';

interface ListProps {
  resource: AnyResource;
}

interface RowProps extends ListProps {
  row: ListRow;
}

/** The page of all records of a kind, with what can be done to one and to several of them. */
export function ResourceList<Row extends ListRow, Values extends FormValues, Body>({
  resource,
}: {
  resource: Resource<Row, Values, Body>;
}) {
  return <ListPage resource={resource as unknown as AnyResource} />;
}

function ListPage({ resource }: ListProps) {
  const t = useTranslations();
  const { texts } = resource;
  const query = resource.useList();
  return (
    <OrderedListPage
      query={query}
      words={{
        title: t(`${texts}.title`),
        lead: t(`${texts}.lead`),
        empty: t(`${texts}.empty`),
        emptyHint: resource.shown && t('order.emptyHint'),
        loadFailed: t(`${texts}.loadFailed`),
      }}
      // Without itself.
      trail={resource.useTrail().slice(0, -1)}
      action={<NewRecordButton to={resource.form} label={t(`${texts}.create`)} />}
    >
      {(rows) => <Rows resource={resource} rows={rows} listKey={query.queryKey} />}
    </OrderedListPage>
  );
}

function Rows({ resource, rows, listKey }: ListProps & { rows: ListRow[]; listKey: QueryKey }) {
  const t = useTranslations();
  const { texts, order, nameOf, update, Face, shown: visibility } = resource;
  const { shown, move } = useOrder(rows, { save: order, listKey });
  const selection = useSelection(visibility ? shown.map(({ id }) => id) : null);
  const field = switchField<ListRow>(
    [t('bulk.visitors'), t('bulk.shown'), t('bulk.hidden')],
    ({ isPublic }) => isPublic === true,
    ({ id, version }, isPublic) => update(id, { isPublic, version }),
  );
  const bulk = useBulkStatus({ selection, nameOf, fields: [field], refreshes: [listKey] });
  return (
    <>
      {visibility && <BulkBar selection={selection} rows={shown} bulk={bulk} />}
      <OrderedList
        label={t(`${texts}.title`)}
        rows={shown}
        nameOf={nameOf}
        onMove={order && move}
        selection={visibility && selection}
        actions={(row) => <RowActions resource={resource} row={row} />}
      >
        {(row) => <Face row={row} link={linkTo(resource, row)} />}
      </OrderedList>
    </>
  );
}

/** Shows a record to visitors or hides it, leads to its form, and deletes it after a question. */
function RowActions({ resource, row }: RowProps) {
  const t = useTranslations();
  const { texts, nameOf, shown, remove } = resource;
  const name = nameOf(row);
  return (
    <>
      {shown && <VisibilitySwitch resource={resource} row={row} />}
      <IconLink label={t(`${texts}.edit`, { name })} icon={IconPencil} {...linkTo(resource, row)} />
      {remove ? (
        <EraseButton resource={resource} row={row} />
      ) : (
        <DeleteButton
          {...{ row, nameOf }}
          entity={resource.kind as TrashKind}
          label={t(`${texts}.deleteNamed`, { name })}
        />
      )}
    </>
  );
}

function VisibilitySwitch({ resource, row }: RowProps) {
  const t = useTranslations();
  const { texts, useUpdate } = resource.shown!;
  const { id, version } = row;
  const isPublic = row.isPublic === true;
  const name = resource.nameOf(row);
  const show = useUpdate({
    mutation: {
      meta: { error: t(`${texts}.switchFailed`), basedOn: { record: row, labels: resource.labels } },
      onSuccess: ({ data }) =>
        toasts.success(t(`${texts}.${data.isPublic ? 'shownDone' : 'hiddenDone'}`, { name })),
    },
  });
  return (
    <RecordSwitch
      isOn={show.isPending ? !isPublic : isPublic}
      label={t(`${texts}.shown`, { name })}
      isPending={show.isPending}
      onSwitch={() => show.mutate({ id, data: { isPublic: !isPublic, version } })}
    />
  );
}

function EraseButton({ resource, row }: RowProps) {
  const t = useTranslations();
  const { texts, nameOf, remove, keys } = resource;
  const { ask, isPending } = useErasure<ListRow>({
    texts: 'inquiries.templates.deletion',
    nameOf,
    remove: ({ id }) => remove!(id),
    refreshes: keys,
  });
  return (
    <IconButton
      label={t(`${texts}.deleteNamed`, { name: nameOf(row) })}
      icon={IconTrash}
      color="red"
      isPending={isPending}
      onClick={() => ask(row)}
    />
  );
}

function linkTo({ list, form }: { list: string; form: string }, record: ListRow): FormLink {
  return { to: editPath(form, record.id), state: { record, from: list } };
}
