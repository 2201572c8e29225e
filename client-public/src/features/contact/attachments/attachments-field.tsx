import { formatNumber } from '@consultancy/client-shared/format';
import { Box, Button, Input, Text } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { UploadLine } from '../../../ui/form/upload-line';
import { Group, Stack } from '../../../ui/layout';
import classes from './attachments-field.module.css';
import type { Attachments } from './use-attachments';

const ACCEPTED = [
  ...['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  ...['.dwg', '.dxf', 'image/vnd.dwg', 'image/vnd.dxf'],
].join(',');

interface AttachmentsFieldProps {
  attachments: Attachments;
  /** What the server said of them. */
  error?: ReactNode;
  isSending: boolean;
}

/** Plans and photographs that go along. They can be dropped here too. */
export function AttachmentsField({ attachments, error, isSending }: AttachmentsFieldProps) {
  const t = useTranslations('contact.attachments');
  const tSite = useTranslations('site');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [removed, setRemoved] = useState('');
  const [isOver, setOver] = useState(false);
  const { files, faults, add, remove } = attachments;
  const wrong = [...faults, ...(error ? [error] : [])];

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])];
    // So that the same file can be chosen again, once it was removed.
    currentTarget.value = '';
    void add(chosen);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isSending) void add([...event.dataTransfer.files]);
  }

  function drag(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  function take(fileId: string, name: string) {
    remove(fileId);
    setRemoved(t('removed', { name }));
    input.current?.focus();
  }

  return (
    <Input.Wrapper
      id={id}
      label={
        <>
          {t('label')}
          <span aria-hidden>{tSite('form.optional')}</span>
        </>
      }
      description={t('hint')}
      error={
        wrong.length > 0 &&
        wrong.map((each, index) => (
          <Text span inherit key={index} display="block">
            {each}
          </Text>
        ))
      }
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      errorProps={{ role: 'alert' }}
    >
      <Stack
        gap="xs"
        className={classes.field}
        data-over={isOver || undefined}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {files.length > 0 && (
          <ul aria-label={t('chosen')}>
            {files.map((each) => (
              <Group component="li" key={each.id} py="half" gap="xs" wrap="nowrap">
                <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
                  {each.file.name}
                  <Text c="dimmed" fz="sm">
                    {t('size', { size: inMegabytes(each.file.size) })}
                  </Text>
                </Box>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  px="xs"
                  mih="2.75rem"
                  disabled={isSending}
                  aria-label={t('removeNamed', { name: each.file.name })}
                  leftSection={<IconX size={16} stroke={1.5} aria-hidden />}
                  onClick={() => take(each.id, each.file.name)}
                >
                  {t('remove')}
                </Button>
              </Group>
            ))}
          </ul>
        )}
        <Group gap="sm">
          {/* Reached by Tab and by its label; the browser's own looks like nothing here. */}
          <input
            ref={input}
            id={id}
            type="file"
            multiple
            accept={ACCEPTED}
            className={`visually-hidden ${classes.input}`}
            disabled={isSending}
            aria-describedby={[`${id}-description`, wrong.length > 0 && `${id}-error`]
              .filter(Boolean)
              .join(' ')}
            aria-invalid={wrong.length > 0 || undefined}
            onChange={choose}
          />
          <Button
            component="label"
            htmlFor={id}
            variant="outline"
            size="sm"
            className={classes.choose}
            data-disabled={isSending || undefined}
            leftSection={<IconPaperclip size={18} stroke={1.5} aria-hidden />}
          >
            {t('choose')}
          </Button>
          <Text c="dimmed" fz="sm" className={classes.drop}>
            {t('drop')}
          </Text>
        </Group>
        {isSending && files.length > 0 && <UploadLine />}
        <div role="status" className="visually-hidden">
          {removed}
        </div>
      </Stack>
    </Input.Wrapper>
  );
}

function inMegabytes(bytes: number): string {
  return formatNumber(Math.max(0.1, Math.round(bytes / 100_000) / 10));
}
