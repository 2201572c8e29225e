import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBox } from '../failure-box';
import type { FormValues } from './changed-fields';
import { DraftNotice } from './draft-notice';
import classes from './record-form.module.css';
import { SaveBar } from './save-bar';
import { StaleDialog } from './stale-dialog';
import type { useRecordForm } from './use-record-form';

const FIRST_INVALID = '[aria-invalid="true"], [data-invalid="true"]';

export interface RecordFormProps<Values extends FormValues> {
  /** Names the form for screen readers. */
  title: string;
  /** What the button that saves says. */
  saveLabel: string;
  /** Where giving up leads; without it the form stays and takes the changes back. */
  cancelTo?: string;
  /** What useRecordForm gave. */
  page: ReturnType<typeof useRecordForm<Values, { version: number }>>;
  /** The sections. */
  children: ReactNode;
}

/** The form of one record. Mod+S saves. */
export function RecordForm<Values extends FormValues>({
  title,
  saveLabel,
  cancelTo,
  page,
  children,
}: RecordFormProps<Values>) {
  const { t } = useTranslation();
  const element = useRef<HTMLFormElement>(null);
  useHotkeys([['mod+S', () => element.current?.requestSubmit()]], []);

  useEffect(() => {
    if (page.failures > 0) element.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [page.failures]);

  return (
    <>
      {page.restored && <DraftNotice draft={page.restored} onDiscard={page.discardChanges} />}
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
        <SaveBar page={page} label={saveLabel} cancelTo={cancelTo} />
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
