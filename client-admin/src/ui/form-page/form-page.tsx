import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../back-link';
import { FailureBox } from '../failure-box';
import { usePageTitle } from '../page-title';
import type { FormValues } from './changed-fields';
import { DraftNotice } from './draft-notice';
import classes from './form-page.module.css';
import { SaveBar } from './save-bar';
import { StaleDialog } from './stale-dialog';
import type { useRecordForm } from './use-record-form';

const FIRST_INVALID = '[aria-invalid="true"], [data-invalid="true"]';

interface FormPageProps<Values extends FormValues> {
  title: string;
  /** The list that the record belongs to. */
  back: { to: string; label: string };
  /** What the button that saves says. */
  saveLabel: string;
  /** What useRecordForm gave. */
  page: ReturnType<typeof useRecordForm<Values, { id: number; version: number }>>;
  /** The sections. */
  children: ReactNode;
}

/** A page to add or change one record. Mod+S saves. */
export function FormPage<Values extends FormValues>({
  title,
  back,
  saveLabel,
  page,
  children,
}: FormPageProps<Values>) {
  const { t } = useTranslation();
  usePageTitle(title);
  const element = useRef<HTMLFormElement>(null);
  useHotkeys([['mod+S', () => element.current?.requestSubmit()]], []);

  useEffect(() => {
    if (page.failures > 0) element.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [page.failures]);

  return (
    <>
      <BackLink {...back} />
      <h1 className={classes.title}>{title}</h1>
      {page.restored && <DraftNotice draft={page.restored} onDiscard={page.discardDraft} />}
      <form
        ref={element}
        className={classes.form}
        aria-label={title}
        noValidate
        aria-busy={page.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!page.isPending) page.submit(event);
        }}
      >
        {/* What is typed after the save has gone out would be neither saved nor kept. */}
        <div className={classes.sections} inert={page.isPending}>
          {children}
        </div>
        {page.failureInBox && <FailureBox text={page.failureInBox} onDismiss={page.dismissFailure} />}
        <SaveBar page={page} label={saveLabel} cancelTo={back.to} />
      </form>
      {page.conflict && (
        <StaleDialog
          fields={page.fields}
          conflict={page.conflict}
          yours={page.form.values}
          onKeepMine={page.keepMine}
          onTakeTheirs={page.takeTheirs}
          onClose={page.decideLater}
        />
      )}
      <span className="visually-hidden" role="status">
        {page.isPending && t('form.saving')}
      </span>
    </>
  );
}
