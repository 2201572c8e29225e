import type { OutcomeQuery } from '@consultancy/client-shared/ui';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { FieldLabels } from '../changes-text';
import type { FormField, useRecordForm, useTravelledRecord } from '../form-page';
import type { FormValues } from '../form-page/changed-fields';

/** A record that visitors see or not. */
export interface ResourceRow {
  id: number;
  version: number;
  isPublic: boolean;
}

/** Kinds of records that are a list in order, or newest first, and a form. */
type ResourceKind = 'team-member' | 'testimonial' | 'award';

/**
 * All that the back office needs to know of one kind of records; `ResourceList` and `ResourceForm` make its two pages.
 * What is special is a component among its fields.
 */
export interface Resource<Row extends ResourceRow, Values extends FormValues, Body> {
  kind: ResourceKind;
  /** Its texts in the catalogue. */
  texts: 'team' | 'testimonials' | 'awards';
  /** Addresses of its pages. */
  list: string;
  form: string;
  /** Generated hooks and functions. */
  useList: () => OutcomeQuery<{ data: Row[] }> & { queryKey: QueryKey };
  /** Beginning of the keys of all that is read of these records. */
  key: QueryKey;
  useRecord: (
    id: number,
    options: { query: ReturnType<typeof useTravelledRecord<Row>> },
  ) => OutcomeQuery<{ data: Row }>;
  create: (body: Body) => Promise<{ data: Row }>;
  update: (id: number, body: (Body | { isPublic: boolean }) & { version: number }) => Promise<{ data: Row }>;
  useUpdate: UseUpdate<Row>;
  /** Stores the order in which visitors see them, where staff decide it. */
  order?: (body: { ids: number[] }) => Promise<{ data: Row[] }>;
  /** What the row of a record shows; `text` is the line below its name. */
  rowOf: (row: Row) => { name: string; text: string; picture: string | null };
  /** What the form starts with: the values of a record, or of a new one. */
  valuesOf: (row: Row | undefined) => Values;
  bodyOf: (values: Values) => Body;
  labels: FieldLabels & Record<keyof Values, string>;
  /** Rules of the fields that have any. */
  rules: { [Name in keyof Values]?: Omit<FormField, 'label'> };
  Fields: ComponentType<{ page: ResourceFormState<Values, Row> }>;
}

/** What the fields of a form need: `page.input('name')` gives all props of an input. */
export type ResourceFormState<Values extends FormValues, Row extends ResourceRow> = ReturnType<
  typeof useRecordForm<Values, Row>
>;

type UseUpdate<Row> = (options: {
  mutation: {
    meta: { error: string; basedOn: { record: object; labels: FieldLabels } };
    onSuccess: (answer: { data: Row }) => void;
  };
}) => {
  mutate: (change: { id: number; data: { isPublic: boolean; version: number } }) => void;
  isPending: boolean;
};
