import type { TrashKind } from '@consultancy/client-shared/api/model';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { editPath } from '../../record-paths';
import { useBulkStatus, useSwitchField } from '../bulk-status';
import type { FormValues } from '../form-page/changed-fields';
import { IconButton, IconLink } from '../icon-button';
import { BulkBar, NewRecordButton, useListOrigin, useSelection } from '../list-page';
import { RecordRows, RecordRowsPage, useOrder, type UseReorder } from '../record-rows';
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
    <RecordRowsPage
      query={query}
      words={{
        title: t(`${texts}.title`),
        lead: t(`${texts}.lead`),
        empty: t(`${texts}.empty`),
        emptyHint: resource.shown && t('list.emptyForVisitors'),
        loadFailed: t(`${texts}.loadFailed`),
      }}
      // Without itself.
      trail={resource.useTrail().slice(0, -1)}
      action={<NewRecordButton to={resource.form} label={t(`${texts}.create`)} />}
    >
      {(rows) =>
        resource.useReorder ? (
          <OrderedRows {...{ resource, rows }} useReorder={resource.useReorder} listKey={query.queryKey} />
        ) : (
          <Rows {...{ resource, rows }} />
        )
      }
    </RecordRowsPage>
  );
}

interface RowsProps extends ListProps {
  rows: ListRow[];
  /** Where staff put them in order. */
  onReorder?: (rows: ListRow[]) => void;
}

function OrderedRows({
  rows,
  useReorder,
  listKey,
  ...props
}: RowsProps & { useReorder: UseReorder; listKey: QueryKey }) {
  const { shown, reorder } = useOrder(rows, { useReorder, listKey });
  return <Rows {...props} rows={shown} onReorder={reorder} />;
}

function Rows({ resource, rows, onReorder }: RowsProps) {
  const t = useTranslations();
  const { texts, nameOf, useUpdate, Face, shown: visibility } = resource;
  const linkTo = useLinkTo(resource);
  const selection = useSelection(visibility ? rows.map(({ id }) => id) : null);
  const field = useSwitchField<ListRow, { isPublic: boolean }>(
    [t('bulk.visitors'), t('bulk.shown'), t('bulk.hidden')],
    ({ isPublic }) => isPublic === true,
    useUpdate,
    (isPublic) => ({ isPublic }),
  );
  const bulk = useBulkStatus({ selection, nameOf, fields: [field] });
  return (
    <>
      {visibility && <BulkBar selection={selection} rows={rows} bulk={bulk} />}
      <RecordRows
        label={t(`${texts}.title`)}
        rows={rows}
        nameOf={nameOf}
        onReorder={onReorder}
        selection={visibility && selection}
        actions={(row) => <RowActions resource={resource} row={row} />}
      >
        {(row) => <Face row={row} link={linkTo(row)} />}
      </RecordRows>
    </>
  );
}

/** Shows a record to visitors or hides it, leads to its form, and deletes it after a question. */
function RowActions({ resource, row }: RowProps) {
  const t = useTranslations();
  const { texts, nameOf, shown, erasure } = resource;
  const linkTo = useLinkTo(resource);
  const name = nameOf(row);
  return (
    <>
      {shown && <VisibilitySwitch resource={resource} row={row} texts={shown} />}
      <IconLink label={t(`${texts}.edit`, { name })} icon={IconPencil} {...linkTo(row)} />
      {erasure ? (
        <EraseButton resource={resource} row={row} erasure={erasure} />
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

function VisibilitySwitch({ resource, row, texts }: RowProps & { texts: NonNullable<AnyResource['shown']> }) {
  const t = useTranslations();
  const { id, version } = row;
  const isPublic = row.isPublic === true;
  const name = resource.nameOf(row);
  const show = resource.useUpdate({
    mutation: {
      meta: { error: t(`${texts}.switchFailed`), basedOn: { record: row, labels: resource.labels } },
      onSuccess: ({ data }) =>
        toasts.success(t(`${texts}.${data.isPublic ? 'shownDone' : 'hiddenDone'}`, { name }), () =>
          show.mutate({ id, data: { isPublic: !data.isPublic, version: data.version } }),
        ),
    },
  });
  return (
    <RecordSwitch
      isOn={show.isPending ? !isPublic : isPublic}
      label={t(`${texts}.shown`, { name })}
      words={t(isPublic ? 'bulk.shown' : 'bulk.hidden')}
      isPending={show.isPending}
      onSwitch={() => show.mutate({ id, data: { isPublic: !isPublic, version } })}
    />
  );
}

function EraseButton({
  resource: { texts, nameOf },
  row,
  erasure,
}: RowProps & { erasure: NonNullable<AnyResource['erasure']> }) {
  const t = useTranslations();
  const { ask, isPending } = useErasure<ListRow, { id: number }>({
    texts: erasure.texts,
    nameOf,
    useRemove: erasure.useErase,
    variablesOf: ({ id }) => ({ id }),
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

function useLinkTo({ form }: AnyResource): (record: ListRow) => FormLink {
  const origin = useListOrigin();
  return (record) => ({ to: editPath(form, record.id), state: { record, ...origin } });
}
