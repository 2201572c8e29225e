import type { TrashKind, TranslatableKind } from '@consultancy/client-shared/api/model';
import type { OutcomeQuery } from '@consultancy/client-shared/ui';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { TextsWith } from '../../i18n/texts-with';
import type { Trail } from '../breadcrumbs';
import type { RecordFormOptions, useRecordForm, useTravelledRecord } from '../form-page';
import type { FormValues } from '../form-page/changed-fields';
import type { GeneratedMutation } from '../generated-mutation';
import type { UseReorder } from '../record-rows';
import type { ErasureTexts } from '../trash';

/** A record that its form changes. */
export interface FormRow {
  id: number;
  version: number;
}

/** Parts of the catalogue that say `notFound` and, in `form`, what a form is called and what is said of it. */
type FormTexts = TextsWith<'notFound' | 'form'> | 'inquiries.templates';

type UseRecord<Row> = (
  id: number,
  options: { query: ReturnType<typeof useTravelledRecord<Row & FormRow>> },
) => OutcomeQuery<{ data: Row }>;

/** The generated mutation that changes one record. */
type UseUpdate<Body, Row> = GeneratedMutation<
  { id: number; data: Body & { version: number } },
  { data: Row }
>;

/** What the fields of a form are given: `page.input('name')` gives all props of an input. */
export interface FieldsProps<Values extends FormValues, Row extends FormRow> {
  page: ReturnType<typeof useRecordForm<Values, Row>>;
  /** None for a new one. */
  record: Row | undefined;
}

/**
 * All that the back office needs to know of the form of one kind of records; `ResourceForm` makes its page. Its reads and
 * writes are generated hooks.
 */
export interface FormResource<Row extends FormRow, Values extends FormValues, Body> extends Pick<
  RecordFormOptions<Values, Row>,
  'isAboutClients' | 'labels' | 'serverNames' | 'tellsInBox' | 'valuesOf'
> {
  /** Names the drafts of its form. */
  kind: TrashKind | TranslatableKind | 'reply-template' | 'user';
  texts: FormTexts;
  /** Address of its page. */
  form: string;
  /** The pages above the form, down to the list. */
  useTrail: () => Trail;
  useRecord: UseRecord<Row>;
  nameOf: (row: Row) => string;
  /** The ids of a page of its list, where that has pages. @param search of the list's address */
  useListedIds?: (search: string, page: number | undefined) => number[] | undefined;
  bodyOf: (values: Values, row: Row | undefined) => Body;
  useCreate: () => { mutateAsync: (variables: { data: Body }) => Promise<{ data: Row }> };
  /** In place of `useCreate`, for what takes more than one call. @param version of what an earlier attempt made */
  createInSteps?: (body: Body, values: Values, version: number | undefined) => Promise<{ data: Row }>;
  useUpdate: UseUpdate<Body, Row>;
  rules?:
    | RecordFormOptions<Values, Row>['rules']
    | ((row: Row | undefined) => RecordFormOptions<Values, Row>['rules']);
  Fields: ComponentType<FieldsProps<Values, Row>>;
  /** What can be done about a saved one beside its form, in place of what can be done about content. */
  Panel?: ComponentType<{ row: Row }>;
  /** For records whose changes can wait until visitors see them. */
  changes?: {
    useRecord: UseRecord<Row>;
    useSave: UseUpdate<Body, Row>;
    /** Whether visitors see it. */
    isShown: (row: Row) => boolean;
  };
  /** Beside the button that makes a new one. */
  CreateActions?: ComponentType<Pick<FieldsProps<Values, Row>, 'page'>>;
  /** What is said of a new one, where that depends on what was made. */
  created?: (row: Row) => string;
  /** Its text in Markdown, where places of lost pictures may be left. */
  markdownOf?: (row: Row) => string | null;
  /** Called after each save, for example to show one's new name in the header. */
  onSaved?: (row: Row) => void;
}

/** A record of a list; some are shown to visitors or not. */
export interface ListRow extends FormRow {
  isPublic?: boolean;
}

/** Trail to the form of a record, which is there at once with what the list knows. */
export interface FormLink {
  to: string;
  state: unknown;
}

/** A kind of records that is one list, in its order or newest first, and a form; `ResourceList` makes the list. */
export interface Resource<Row extends ListRow, Values extends FormValues, Body> extends FormResource<
  Row,
  Values,
  Body
> {
  texts: TextsWith<'notFound' | 'form' | 'create' | 'deleteNamed' | 'lead'> | 'inquiries.templates';
  /** Address of its page. */
  list: string;
  useList: () => OutcomeQuery<{ data: Row[] }> & { queryKey: QueryKey };
  useUpdate: UseUpdate<Body | { isPublic: boolean }, Row>;
  /** Where visitors see them or not. */
  shown?: TextsWith<'shown' | 'shownDone' | 'hiddenDone'>;
  /** Stores the order in which visitors see them, where staff decide it. */
  useReorder?: UseReorder;
  /** Deletes for good, where they do not go to the trash. */
  erasure?: { texts: ErasureTexts; useErase: GeneratedMutation<{ id: number }, unknown> };
  Face: ComponentType<{ row: Row; link: FormLink }>;
}

/** Any resource, for parts of pages that read no field of its records. */
export type AnyFormResource = FormResource<FormRow, FormValues, object>;
export type AnyResource = Resource<ListRow, FormValues, object>;
