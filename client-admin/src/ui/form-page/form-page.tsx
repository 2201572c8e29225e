import type { ReactNode } from 'react';
import { BackLink } from '../back-link';
import { usePageTitle } from '../page-title';
import type { FormValues } from './changed-fields';
import classes from './form-page.module.css';
import { RecordForm, type RecordFormProps } from './record-form';

interface FormPageProps<Values extends FormValues> extends Omit<RecordFormProps<Values>, 'cancelTo'> {
  /** The list that the record belongs to. */
  back: { to: string; label: string };
  /** What else there is to know of the record, below the title. */
  facts?: ReactNode;
}

/** A page to add or change one record. */
export function FormPage<Values extends FormValues>({ back, facts, ...form }: FormPageProps<Values>) {
  usePageTitle(form.title);
  return (
    <>
      <BackLink {...back} />
      <h1 className={classes.title}>{form.title}</h1>
      {facts && <div className={classes.facts}>{facts}</div>}
      <RecordForm {...form} cancelTo={back.to} />
    </>
  );
}
