import { ApiError, type ApiErrorShape } from '@consultancy/client-shared/api';
import { readStoredDraft, writeStoredDraft } from '@consultancy/client-shared/forms';
import { useLanguage } from '@consultancy/client-shared/i18n';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
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

interface SubmissionOptions<Name extends FormName, Values> {
  project?: ChosenProject;
  /** Called once the server has filed it. */
  onSent: (answer: Answers[Name], values: Values) => void;
  /** Called once it waits for a connection: the form is free for another. */
  onWaiting: (values: Values) => void;
}

/** A form whose content waits for a connection where there is none. Without storage it is an ordinary mutation. */
export function useSubmission<Name extends FormName, Values extends Record<string, string>>(
  name: Name,
  form: UseFormReturnType<Values>,
  { project, onSent, onWaiting }: SubmissionOptions<Name, Values>,
) {
  const language = useLanguage();
  const stored = useSubmissions().filter((each) => each.form === name && each.project?.id === project?.id);
  const drafts = stored.filter((each) => each.state === 'draft');
  const { opened, open, close } = useOpenedDraft(`${draftKey(name)}-of`, form, drafts);

  const mutation = useMutation<Answers[Name] | null, ApiError, { body: Bodies[Name]; values: Values }>({
    mutationFn: ({ body, values }) => submit(name, { body, values, language, project, draft: opened }),
    onSuccess: (answer, { values }) => {
      close();
      if (answer) onSent(answer, values);
      else onWaiting(values);
    },
  });
  const openNext = useEffectEvent(() => {
    mutation.reset();
    open();
  });
  const nextId = drafts[0]?.id;
  const isUntouched = !form.isDirty();
  useEffect(() => {
    if (nextId && !mutation.isPending) openNext();
  }, [nextId, isUntouched, mutation.isPending]);

  const refusal = useRefusal(opened?.failure);
  return {
    action: { error: mutation.error ?? refusal, isPending: mutation.isPending },
    /** What the server answered the last one with. */
    sent: mutation.data ?? undefined,
    send: (body: Bodies[Name], values: Values) => mutation.mutate({ body, values }),
    notices: {
      stored,
      opened: opened?.id,
      isUntouched,
      isNew: mutation.isPending,
      onDeleted: (submission: Submission) => {
        if (submission.id !== opened?.id) return;
        close();
        form.reset();
      },
    },
  };
}

/** The draft that is in the form. Its id is stored with what is typed, so that a reload finds both. */
function useOpenedDraft<Values extends Record<string, string>>(
  key: string,
  form: UseFormReturnType<Values>,
  drafts: SubmissionDraft[],
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
      if (form.isDirty()) {
        if (isOpenedBefore) setOpenedId(next.id);
        return;
      }
      form.setValues(next.values as Values);
      remember(next.id);
    },
    close: () => remember(undefined),
  };
}

/** What the server said when it refused a draft, as the same error for as long as it is the same. */
function useRefusal(failure: ApiErrorShape | undefined): ApiError | null {
  const text = failure && JSON.stringify(failure);
  return useMemo(() => (text ? new ApiError(JSON.parse(text) as ApiErrorShape) : null), [text]);
}
