import { ApiError, type ApiErrorShape } from '@consultancy/client-shared/api';
import { readStoredDraft, writeStoredDraft } from '@consultancy/client-shared/forms';
import { useLanguage } from '@consultancy/client-shared/i18n';
import type { QueuedFile } from '@consultancy/client-shared/queue';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { submit } from '../../lib/submissions/queue';
import type {
  Answers,
  Bodies,
  ChosenProject,
  FormName,
  Submission,
  SubmissionDraft,
} from '../../lib/submissions/submission';
import { useSubmissions } from '../../lib/submissions/use-submissions';
import { draftKey } from './drafts';

type Files = readonly QueuedFile[];

/** The files of a form that takes some. */
export interface FormFiles {
  files: Files;
  setFiles: Dispatch<SetStateAction<Files>>;
}

interface Sent<Name extends FormName, Values> {
  body: Bodies[Name];
  values: Values;
  files?: Files;
}

interface SubmissionOptions<Name extends FormName, Values> {
  project?: ChosenProject;
  attachments?: FormFiles;
  /** Called once the server has filed it. */
  onSent: (answer: Answers[Name], values: Values) => void;
  /** Called once it waits for a connection: the form is free for another. */
  onWaiting: (values: Values) => void;
}

/** A form whose content waits for a connection where there is none. Without storage it is an ordinary mutation. */
export function useSubmission<Name extends FormName, Values extends Record<string, string>>(
  name: Name,
  form: UseFormReturnType<Values>,
  { project, attachments, onSent, onWaiting }: SubmissionOptions<Name, Values>,
) {
  const language = useLanguage();
  const stored = useSubmissions().filter((each) => each.form === name && each.project?.id === project?.id);
  const drafts = stored.filter((each) => each.state === 'draft');
  const { opened, open, close } = useOpenedDraft(`${draftKey(name)}-of`, form, { drafts, attachments });

  const mutation = useMutation<Answers[Name] | null, ApiError, Sent<Name, Values>>({
    mutationFn: (sent) => submit(name, { ...sent, language, project, draft: opened }),
    onSuccess: (answer, { values, files }) => {
      close();
      // What was chosen meanwhile stays, as what was typed does.
      if (files) attachments?.setFiles((now) => now.filter((each) => !files.includes(each)));
      if (answer) onSent(answer, values);
      else onWaiting(values);
    },
  });
  const openNext = useEffectEvent(() => {
    mutation.reset();
    open();
  });
  const nextId = drafts[0]?.id;
  const isUntouched = !isFilledIn(form, attachments);
  useEffect(() => {
    if (nextId && !mutation.isPending) openNext();
  }, [nextId, isUntouched, mutation.isPending]);

  const refusal = useRefusal(opened?.failure);
  return {
    action: { error: mutation.error ?? refusal, isPending: mutation.isPending },
    /** What the server answered the last one with. */
    sent: mutation.data ?? undefined,
    send: (body: Bodies[Name], values: Values) => {
      const { files = [] } = attachments ?? {};
      mutation.mutate({ body, values, ...(files.length > 0 && { files }) });
    },
    notices: {
      stored,
      opened: opened?.id,
      isUntouched,
      isNew: mutation.isPending,
      onDeleted: (submission: Submission) => {
        if (submission.id !== opened?.id) return;
        close();
        form.reset();
        attachments?.setFiles([]);
      },
    },
  };
}

/** The draft that is in the form. Its id is stored with what is typed, so that a reload finds both. */
function useOpenedDraft<Values extends Record<string, string>>(
  key: string,
  form: UseFormReturnType<Values>,
  { drafts, attachments }: { drafts: SubmissionDraft[]; attachments: FormFiles | undefined },
) {
  const [openedId, setOpenedId] = useState<string>();
  const [next] = drafts;

  function remember(id: string | undefined) {
    writeStoredDraft('sessionStorage', key, id === undefined ? null : { id });
    setOpenedId(id);
  }

  return {
    opened: drafts.find(({ id }) => id === openedId),
    /** Opens the next draft in an untouched form. */
    open() {
      if (!next || openedId === next.id) return;
      const isOpenedBefore = readStoredDraft<{ id: string }>('sessionStorage', key)?.id === next.id;
      const isFilled = isFilledIn(form, attachments);
      if (isFilled && !isOpenedBefore) return;
      // A reload keeps what was typed, but no files.
      attachments?.setFiles((now) => (now.length > 0 ? now : (next.files ?? [])));
      if (isFilled) return setOpenedId(next.id);
      form.setValues(next.values as Values);
      remember(next.id);
    },
    close: () => remember(undefined),
  };
}

function isFilledIn<Values>(form: UseFormReturnType<Values>, attachments: FormFiles | undefined): boolean {
  return form.isDirty() || (attachments !== undefined && attachments.files.length > 0);
}

/** What the server said when it refused a draft, as the same error for as long as it is the same. */
function useRefusal(failure: ApiErrorShape | undefined): ApiError | null {
  const text = failure && JSON.stringify(failure);
  return useMemo(() => (text ? new ApiError(JSON.parse(text) as ApiErrorShape) : null), [text]);
}
