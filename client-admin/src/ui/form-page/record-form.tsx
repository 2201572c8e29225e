import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTime } from '@consultancy/client-shared/calendar/times';
import { Box, Button, Group, Stack } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { FailureBox } from '../failure-box';
import { useShortcut } from '../keys';
import { Notice } from '../notice';
import type { FormValues } from './changed-fields';
import { SaveBar } from './save-bar';
import { StaleDialog } from './stale-dialog';
import type { RestoredDraft } from './use-draft';
import type { useRecordForm } from './use-record-form';

const FIRST_FIELD = 'input:not([type="file"], [hidden], [readonly]), textarea, select';
const FIRST_INVALID = '[aria-invalid="true"], [data-invalid="true"]';

export interface RecordFormProps<Values extends FormValues> {
  /** Names the form for screen readers. */
  title: string;
  /** What the button that saves says. */
  saveLabel: string;
  /** Where giving up leads; without it the form stays and takes the changes back. */
  cancelTo?: string;
  /** What can be done beside saving, before the button that saves. */
  actions?: ReactNode;
  /** What useRecordForm gave. */
  page: ReturnType<typeof useRecordForm<Values, { version: number }>>;
  /** The sections. */
  children: ReactNode;
}

/** The form of one record. Mod+S saves, unless the form is in a tab that is not shown. */
export function RecordForm<Values extends FormValues>({
  title,
  saveLabel,
  cancelTo,
  actions,
  page,
  children,
}: RecordFormProps<Values>) {
  const t = useTranslations();
  const element = useRef<HTMLFormElement>(null);
  const saveByKey = () => element.current?.checkVisibility() && element.current.requestSubmit();
  useShortcut({ keys: 'mod+S', says: t('keys.save'), alsoInFields: true }, saveByKey);
  const [discards, setDiscards] = useState(0);
  const focusOn = (selector: string) => element.current?.querySelector<HTMLElement>(selector)?.focus();

  useEffect(() => {
    if (page.failures > 0) focusOn(FIRST_INVALID);
  }, [page.failures]);

  // Fields lose the focus while they are inert. A layout effect returns it before useFocusThroughDisabling of the
  // button takes it.
  const typedIn = useRef<Element>(null);
  useLayoutEffect(() => {
    if (page.isPending) return;
    if (document.activeElement === document.body && typedIn.current instanceof HTMLElement)
      typedIn.current.focus({ preventScroll: true });
    typedIn.current = null;
  }, [page.isPending]);

  // The button that was pressed goes with the changes.
  const discard = () => {
    page.discardChanges();
    // With their fields goes what those hold of their own: a date that could not be read is no value of the form.
    flushSync(() => setDiscards((count) => count + 1));
    focusOn(FIRST_FIELD);
  };

  return (
    <>
      {page.restored && <DraftNotice draft={page.restored} onDiscard={discard} />}
      <Box
        component="form"
        ref={element}
        maw="68rem"
        aria-label={title}
        noValidate
        aria-busy={page.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (page.isPending) return;
          typedIn.current = document.activeElement;
          page.submit(event);
        }}
      >
        {/* What is typed after the save has gone out would be neither saved nor kept. */}
        <Stack key={discards} inert={page.isPending}>
          {children}
        </Stack>
        {page.failureInBox && <FailureBox text={page.failureInBox} onDismiss={page.dismissFailure} />}
        <SaveBar page={page} label={saveLabel} cancelTo={cancelTo} onDiscard={discard}>
          {actions}
        </SaveBar>
      </Box>
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

/** Says that the form holds a saved draft, and offers to discard it. */
function DraftNotice({ draft, onDiscard }: { draft: RestoredDraft; onDiscard: () => void }) {
  const t = useTranslations();
  const reading = useReading();
  return (
    <Notice tone="blue" role="status" maw="68rem" mb="md">
      <Group gap="xs">
        <IconHistory size={18} stroke={1.6} aria-hidden />
        <Box component="p" flex="1 1 16rem">
          {t('form.draft.restored', { time: formatDateTime(draft.savedAt, reading) })}
          {draft.lostFiles && ` ${t('form.draft.lostFiles')}`}
        </Box>
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          {t('form.draft.discard')}
        </Button>
      </Group>
    </Notice>
  );
}
