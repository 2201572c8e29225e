import type { OwnAttachmentDto } from '@consultancy/client-shared/api/model';
import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { DueTime } from '../../ui/due-time';
import { Group, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';

/** A part of the page that is read for itself. */
export function RecordSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="lg" maw="48rem" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}

interface RecordProps {
  title: string;
  /** Its status, and the code that opens it. */
  facts: ReactNode;
  /** Until it is answered. */
  dueAt?: string | null;
  children: ReactNode;
}

export function Record({ title, facts, dueAt, children }: RecordProps) {
  return (
    <Stack component="article" gap="lg" pt="lg" className={layout.ruled}>
      <Title order={3} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Title>
      <RecordFacts>
        {facts}
        <DueTime at={dueAt} />
      </RecordFacts>
      {children}
    </Stack>
  );
}

/** The files that were sent with it, by name: only the office opens them. */
export function SentFiles({ files }: { files: OwnAttachmentDto[] }) {
  const t = useTranslations('my-requests');
  if (files.length === 0) return null;
  return (
    <Text fz="sm" style={{ overflowWrap: 'anywhere' }}>
      {t('files', { names: files.map(({ name }) => name).join(', ') })}
    </Text>
  );
}

export function RecordFacts({ children }: { children: ReactNode }) {
  return (
    <Text component="div" c="dimmed" fz="sm">
      <Group gap="var(--space-1) var(--space-2)">{children}</Group>
    </Text>
  );
}
