import {
  getListMyRequestsQueryKey,
  useWriteToOwnInquiry,
} from '@consultancy/client-shared/api/generated/my-requests/my-requests';
import type { OwnInquiryDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ActionForm, trimmed } from '../../ui/form/action-form';
import { letterDraft } from '../../ui/form/drafts';
import { TextAreaField } from '../../ui/form/fields';
import { useDraft } from '../../ui/form/use-draft';
import { useRules } from '../../ui/form/use-rules';
import { Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { Quote } from '../../ui/quote';
import { Record, RecordFacts, SentFiles } from './record-section';

interface OwnInquiryProps {
  token: string;
  inquiry: OwnInquiryDto;
}

/** An inquiry with what both sides wrote, the oldest first. */
export function OwnInquiry({ token, inquiry }: OwnInquiryProps) {
  const t = useTranslations('my-requests');
  const { id, subject, createdAt, message, letters, status, code, attachments, projects } = inquiry;
  const thread = [{ content: message, createdAt, isFromOffice: false }, ...letters];
  return (
    <Record
      title={subject}
      dueAt={status === 'NEW' ? inquiry.dueAt : null}
      facts={
        <>
          <StatusBadge status={status} />
          {code && <span>{t('codeOf', { code })}</span>}
        </>
      }
    >
      <Stack component="ol" gap="lg">
        {thread.map((letter, index) => (
          <Quote component="li" key={index} tone={letter.isFromOffice ? 'ink' : 'line'}>
            <RecordFacts>
              <b>{t(letter.isFromOffice ? 'letter.office' : 'letter.you')}</b>
              <DateTimeText value={letter.createdAt} />
            </RecordFacts>
            <p>{letter.content}</p>
            {index === 0 && (
              <>
                {projects.length > 0 && (
                  <RecordFacts>
                    {projects.map((project) => (
                      <Link key={project.id} to={paths.project(project.slug)} lang="en">
                        {project.title}
                      </Link>
                    ))}
                  </RecordFacts>
                )}
                <SentFiles files={attachments} />
              </>
            )}
          </Quote>
        ))}
      </Stack>
      <LetterForm token={token} inquiryId={id} />
    </Record>
  );
}

interface LetterFormProps {
  token: string;
  inquiryId: number;
}

/** A further message to an inquiry. It stays in the field until it is sent, and then appears among the others. */
function LetterForm({ token, inquiryId }: LetterFormProps) {
  const t = useTranslations('my-requests');
  const rules = useRules();
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: { message: '' }, validate: { message: rules.required('message') } });
  useDraft(letterDraft(inquiryId), form);

  const send = useWriteToOwnInquiry({
    mutation: {
      onSuccess: () => {
        form.reset();
        void queryClient.invalidateQueries({ queryKey: getListMyRequestsQueryKey({ token }) });
      },
    },
  });

  return (
    <>
      <ActionForm
        action={send}
        form={form}
        onSend={(values) => send.mutate({ data: { token, inquiryId, ...trimmed(values) } })}
        failed={t('letter.failed')}
        submit={t('letter.submit')}
        sending={t('letter.sending')}
      >
        <TextAreaField
          label={t('letter.label')}
          rows={3}
          required
          readOnly={send.isPending}
          {...form.getInputProps('message')}
        />
      </ActionForm>
      <p role="status">{send.isSuccess && t('letter.sent')}</p>
    </>
  );
}
