import { ActionIcon, Box } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { receiptKey, saveReceipt, useReceipt } from '../../lib/submissions/receipts';
import type { ChosenProject, FormName, Receipt } from '../../lib/submissions/submission';
import { DueTime } from '../due-time';
import { Group } from '../layout';
import { Link } from '../link';
import { useDateTime } from '../use-date-time';
import classes from './form.module.css';

interface ReceiptLineProps {
  form: FormName;
  /** What was ordered. */
  project?: ChosenProject;
}

/** What was filed last by a form: its code, what happens next and by when, until it is closed or the tab is. */
export function ReceiptLine({ form, project }: ReceiptLineProps) {
  const t = useTranslations('submissions');
  const tSite = useTranslations('site');
  const key = receiptKey(form, project?.id);
  const receipt = useReceipt(key);
  if (!receipt) return null;
  const kind = t(`kinds.${form}`, { title: project?.title ?? '' });
  return (
    <Group
      id={key}
      tabIndex={-1}
      role="group"
      aria-label={t('toast.sent', { kind })}
      justify="space-between"
      align="start"
      wrap="nowrap"
      p="md"
      bg="var(--juniper-tint)"
      className={classes.panel}
    >
      <Box fz="sm" miw={0}>
        <ReceiptFacts form={form} receipt={receipt} />
      </Box>
      <ActionIcon
        size="2.75rem"
        flex="none"
        aria-label={`${tSite('action.close')}: ${kind}`}
        onClick={() => saveReceipt(key, null)}
      >
        <IconX size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

export function ReceiptFacts({ form, receipt }: { form: FormName; receipt: Receipt }) {
  const t = useTranslations('submissions');
  const dateTime = useDateTime();
  const { code, dueAt, heldUntil, opensByPhone } = receipt;
  const isOrder = form === 'order';
  return (
    <>
      {code && (
        <p>
          {t('code')} <strong style={{ whiteSpace: 'nowrap' }}>{code}</strong>
        </p>
      )}
      {form !== 'rating' && (
        <p>
          {t(`next.${form}`)} <DueTime at={dueAt} /> {heldUntil && t('held', { when: dateTime(heldUntil) })}
          {heldUntil === null && t('notHeld')}
        </p>
      )}
      {code && (
        <Link to={isOrder ? `${paths.track}?code=${code}` : paths.mine}>
          {t(isOrder ? 'track' : opensByPhone ? 'viewByPhone' : 'viewByMail')}
        </Link>
      )}
    </>
  );
}
