import { ApiError } from '@consultancy/client-shared/api';
import { useSendInquiryReply } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import { useListReplyTemplates } from '@consultancy/client-shared/api/generated/reply-templates/reply-templates';
import type { ContactInquiryDetailsDto, InquiryStatus } from '@consultancy/client-shared/api/model';
import { Box, Button, Flex, Group, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { changesOf } from '../../ui/changes-of-record';
import { choicesOf } from '../../ui/choices-of';
import { useSavedValues } from '../../ui/form-page';
import { useConfirm } from '../../ui/use-confirm';
import { fillTemplate } from './fill-template';
import { inquiryLabels as labels } from './texts';
import { INQUIRY_STATUSES } from './use-inquiry-list';

const LONGEST_SUBJECT = 200;
const LONGEST_REPLY = 5000;
const FRESH_MS = 60_000;

const emptyReply = () => ({ subject: '', content: '' });

interface ReplyFormProps {
  inquiry: ContactInquiryDetailsDto;
  onSent: () => void;
}

/** A mail to the sender of the inquiry; the draft is saved until it is sent. */
export function ReplyForm({ inquiry, onSent }: ReplyFormProps) {
  const t = useTranslations();
  const confirm = useConfirm();
  const templates = useListReplyTemplates({ query: { staleTime: FRESH_MS } }).data?.data ?? [];
  const [reply, setReply, forget] = useSavedValues('reply', inquiry.id, emptyReply);
  const [template, setTemplate] = useState('');
  // Until somebody chooses one, it follows what is set elsewhere meanwhile.
  const [chosenStatus, setStatus] = useState<InquiryStatus>();
  const subject = reply.subject.trim();
  const content = reply.content.trim();
  const status = chosenStatus ?? (inquiry.status === 'NEW' ? 'CONTACTED' : inquiry.status);
  const send = useSendInquiryReply({
    mutation: {
      ...changesOf('contact-inquiries', inquiry.id),
      meta: {
        success: t('inquiries.reply.sent', { name: inquiry.fullName }),
        error: t('inquiries.reply.failed'),
        basedOn: { record: inquiry, labels },
      },
      onSuccess: () => {
        setReply(emptyReply());
        forget();
        onSent();
      },
    },
  });
  const take = (id: string) => {
    const chosen = templates.find((each) => String(each.id) === id);
    const words = chosen ? fillTemplate(chosen, inquiry) : emptyReply();
    const put = () => {
      setTemplate(id);
      setReply(words);
    };
    // What a template said is no loss, what somebody made of it is.
    const isTyped = ![emptyReply(), ...templates.map((each) => fillTemplate(each, inquiry))].some(
      (known) => known.subject.trim() === subject && known.content.trim() === content,
    );
    if (!isTyped) put();
    else {
      confirm({
        title: t('inquiries.reply.replaceTitle'),
        message: t('inquiries.reply.replaceMessage'),
        confirm: t('inquiries.reply.replace'),
        tone: 'warning',
        onConfirm: put,
      });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (subject && content && !send.isPending) {
      const { id, version } = inquiry;
      send.mutate({ id, data: { subject, content, status, version } });
    }
  };
  const faults = send.error instanceof ApiError ? send.error.fieldErrors : {};
  return (
    <Flex
      component="form"
      p="md"
      bd="1px solid var(--hairline)"
      bdrs="var(--radius-card)"
      gap="md"
      direction="column"
      onSubmit={submit}
      aria-label={t('inquiries.reply.title')}
    >
      <Text c="dimmed" fz="sm" miw={0}>
        {t('inquiries.reply.to', {
          email: inquiry.email,
          language: t(`inquiries.languages.${inquiry.language}`),
        })}
      </Text>
      <NativeSelect
        label={t('inquiries.reply.template')}
        description={
          <Box to={paths.replyTemplates} component={Link} td="underline">
            {t('inquiries.reply.editTemplates')}
          </Box>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[
          { value: '', label: t('inquiries.reply.noTemplate') },
          ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={template}
        onChange={(event) => take(event.currentTarget.value)}
        disabled={send.isPending}
      />
      <TextInput
        label={labels.subject}
        maxLength={LONGEST_SUBJECT}
        value={reply.subject}
        onChange={(event) => setReply({ ...reply, subject: event.currentTarget.value })}
        readOnly={send.isPending}
        error={faults['subject']}
        required
      />
      <Textarea
        label={labels.message}
        autosize
        minRows={6}
        maxRows={16}
        maxLength={LONGEST_REPLY}
        value={reply.content}
        onChange={(event) => setReply({ ...reply, content: event.currentTarget.value })}
        readOnly={send.isPending}
        error={faults['content']}
        required
      />
      <Group justify="space-between" align="end">
        <NativeSelect
          label={t('inquiries.reply.status')}
          data={choicesOf(INQUIRY_STATUSES, (value) => t(`shared.status.${value}`))}
          value={status}
          onChange={(event) => setStatus(event.currentTarget.value as InquiryStatus)}
          disabled={send.isPending}
        />
        <Button type="submit" disabled={!subject || !content} loading={send.isPending}>
          {t('inquiries.reply.send')}
        </Button>
      </Group>
    </Flex>
  );
}
