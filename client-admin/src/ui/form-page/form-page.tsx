import { Box, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Trail } from '../breadcrumbs';
import { usePageTitle } from '../page-title';
import type { FormValues } from './changed-fields';
import { RecordForm, type RecordFormProps } from './record-form';

interface FormPageProps<Values extends FormValues> extends Omit<RecordFormProps<Values>, 'cancelTo'> {
  /** The pages above, down to the list that the record belongs to. */
  trail: Trail;
  /** What a record that is there already is called; a new one by the title of the form. */
  name?: string;
  /** What else there is to know of the record, below the title. */
  facts?: ReactNode;
}

/** A page to add or change one record. */
export function FormPage<Values extends FormValues>({ trail, name, facts, ...form }: FormPageProps<Values>) {
  usePageTitle(form.title);
  return (
    <>
      <Breadcrumbs trail={trail} current={name ?? form.title} />
      <Title order={1} mb={facts ? 4 : 'md'}>
        {form.title}
      </Title>
      {facts && <Box mb="md">{facts}</Box>}
      <RecordForm {...form} cancelTo={trail.at(-1)!.to} />
    </>
  );
}
