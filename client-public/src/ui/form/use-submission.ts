import { ApiError, type ApiErrorShape } from '@consultancy/client-shared/api';
import { readStoredDraft, writeStoredDraft } from '@consultancy/client-shared/forms';
import { useLanguage } from '@consultancy/client-shared/i18n';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { queue } from '../../lib/submissions/queue';
import { receiptKey, saveReceipt } from '../../lib/submissions/receipts';
import { receiptOf } from '../../lib/submissions/send';
import type {
  Answers,
  Bodies,
  ChosenProject,
  FormName,
  QueuedFile,
  Receipt,
  Submission,
  SubmissionDraft,
  WaitingSubmission,
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
  /** Called once the server has filed it, with its answer unless it was sent by itself. */
  onSent: (values: Values, receipt: Receipt, answer?: Answers[Name]) => void;
}

/**
 * A form whose content waits on this device where it passes by itself that it cannot be sent. The fields stay; sent
 * again, it is the same submission, or takes the place of the one that waits. Without storage it is an ordinary mutation.
 */
export function useSubmission<Name extends FormName, Values extends Record<string, string>>(
  name: Name,
  form: UseFormReturnType<Values>,
  { project, attachments, onSent }: SubmissionOptions<Name, Values>,
) {
  const language = useLanguage();
  const stored = useSubmissions().filter((each) => each.form === name && each.project?.id === project?.id);
  const drafts = stored.filter((each) => each.state === 'draft');
  const waiting = stored.filter((each) => each.state === 'waiting');
  const { opened, open, close } = useOpenedDraft(`${draftKey(name)}-of`, form, { drafts, attachments });

  const mutation = useMutation<Answers[Name] | null, ApiError, Sent<Name, Values>>({
    // The generated mutation that the queue runs has its own retry.
    retry: false,
    mutationFn: (sent) => queue.submit(name, { ...sent, language, project, former: opened ?? waiting[0] }),
    onSuccess: (answer, { values, files }) => {
      close();
      if (answer) finish({ values, files }, receiptOf(answer), answer);
    },
  });

  /** What was typed or chosen meanwhile stays. */
  function finish(
    sent: Pick<Sent<Name, Values>, 'values' | 'files'>,
    receipt: Receipt,
    answer?: Answers[Name],
  ) {
    const { files = [] } = sent;
    attachments?.setFiles((now) => now.filter((each) => !files.some(({ id }) => id === each.id)));
    if (receipt.code) saveReceipt(receiptKey(name, project?.id), receipt);
    onSent(sent.values, receipt, answer);
  }

  const waitedFor = useRef(new Map<string, WaitingSubmission>());
  const finishSent = useEffectEvent(() => {
    for (const sent of stored.filter((each) => each.state === 'sent')) {
      const before = waitedFor.current.get(sent.id);
      if (!before) continue;
      mutation.reset();
      void queue.forget(sent.id);
      finish({ values: before.values as Values, files: before.files }, sent);
    }
    waitedFor.current = new Map(waiting.map((each) => [each.id, each]));
  });
  const states = stored.map(({ id, state }) => `${id} ${state}`).join();
  useEffect(() => finishSent(), [states]);

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
    send: (body: Bodies[Name], values: Values) => {
      const { files = [] } = attachments ?? {};
      mutation.mutate({ body, values, ...(files.length > 0 && { files }) });
    },
    notices: {
      stored,
      opened: opened?.id,
      isUntouched,
      onDeleted: (submission: Submission) => {
        mutation.reset();
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
      // The form sent it, and has kept it.
      const isSame = JSON.stringify(form.values) === JSON.stringify({ ...form.values, ...next.values });
      if (isFilled && !isOpenedBefore && !isSame) return;
      // A reload keeps what was typed, but no files.
      attachments?.setFiles((now) => (now.length > 0 ? now : (next.files ?? [])));
      if (!isFilled) form.setValues(next.values as Values);
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
