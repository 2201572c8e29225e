import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { editPath } from '../../paths';
import { useDeletion } from '../bin';
import { CardButton, CardLink } from '../card-actions';
import type { FormValues } from '../form-page/changed-fields';
import { BulkBar, NewRecordButton, useSelection } from '../list-page';
import { OrderedList, OrderedListPage, RowFace, ShownSwitch, useOrder, useShownBulk } from '../ordered-list';
import { toasts } from '../toasts';
import type { Resource, ResourceRow } from './resource';

interface ResourceListProps<Row extends ResourceRow, Values extends FormValues, Body> {
  resource: Resource<Row, Values, Body>;
}

/** The page of all records of a kind, with what can be done to one and to several of them. */
export function ResourceList<Row extends ResourceRow, Values extends FormValues, Body>({
  resource,
}: ResourceListProps<Row, Values, Body>) {
  const t = useTranslations();
  const { texts } = resource;
  const query = resource.useList();
  const words = {
    title: t(`${texts}.title`),
    lead: t(`${texts}.lead`),
    empty: t(`${texts}.empty`),
    loadFailed: t(`${texts}.loadFailed`),
  };
  return (
    <OrderedListPage<Row>
      query={query}
      words={words}
      action={<NewRecordButton to={resource.form} label={t(`${texts}.create`)} />}
    >
      {(rows) => <Rows resource={resource} rows={rows} listKey={query.queryKey} />}
    </OrderedListPage>
  );
}

interface RowsProps<Row extends ResourceRow, Values extends FormValues, Body> extends ResourceListProps<
  Row,
  Values,
  Body
> {
  rows: Row[];
  listKey: QueryKey;
}

function Rows<Row extends ResourceRow, Values extends FormValues, Body>({
  resource,
  rows,
  listKey,
}: RowsProps<Row, Values, Body>) {
  const t = useTranslations();
  const { texts, order, rowOf, update } = resource;
  const { shown, move } = useOrder(rows, { save: order, listKey });
  const selection = useSelection(shown.map(({ id }) => id));
  const nameOf = (row: Row) => rowOf(row).name;
  const bulk = useShownBulk<Row>(selection, { nameOf, update, refreshes: [listKey] });
  return (
    <>
      <BulkBar selection={selection} rows={shown} bulk={bulk} />
      <OrderedList
        label={t(`${texts}.title`)}
        rows={shown}
        nameOf={nameOf}
        onMove={order && move}
        selection={selection}
        actions={(row) => <RowActions resource={resource} row={row} />}
      >
        {(row) => <RowFace {...rowOf(row)} {...linkTo(resource, row)} />}
      </OrderedList>
    </>
  );
}

interface RowActionsProps<Row extends ResourceRow, Values extends FormValues, Body> extends ResourceListProps<
  Row,
  Values,
  Body
> {
  row: Row;
}

/** Shows a record to visitors or hides it, leads to its form, and deletes it after a question. */
function RowActions<Row extends ResourceRow, Values extends FormValues, Body>({
  resource,
  row,
}: RowActionsProps<Row, Values, Body>) {
  const t = useTranslations();
  const { kind, texts, rowOf, labels } = resource;
  const { id, isPublic, version } = row;
  const { name } = rowOf(row);
  const show = resource.useUpdate({
    mutation: {
      meta: { error: t(`${texts}.switchFailed`), basedOn: { record: row, labels } },
      onSuccess: ({ data }) =>
        toasts.success(t(`${texts}.${data.isPublic ? 'shownDone' : 'hiddenDone'}`, { name })),
    },
  });
  const deletion = useDeletion<Row>({ entity: kind, nameOf: (each) => rowOf(each).name });
  return (
    <>
      <ShownSwitch
        isShown={show.isPending ? !isPublic : isPublic}
        label={t(`${texts}.shown`, { name })}
        isPending={show.isPending}
        onSwitch={() => show.mutate({ id, data: { isPublic: !isPublic, version } })}
      />
      <CardLink label={t(`${texts}.editNamed`, { name })} icon={IconPencil} {...linkTo(resource, row)} />
      <CardButton
        label={t(`${texts}.deleteNamed`, { name })}
        icon={IconTrash}
        color="red"
        isPending={deletion.isPending}
        onClick={() => deletion.ask([row])}
      />
    </>
  );
}

/** Way to the form of a record, which is there at once with what the list knows. */
function linkTo({ list, form }: { list: string; form: string }, record: ResourceRow) {
  return { to: editPath(form, record.id), state: { record, from: list } };
}
