import { CloseButton, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { PasteNote as Note } from './use-pasted-text';

/** What a paste has left out. */
export function PasteNote({ note, onClose }: { note: Note | undefined; onClose: () => void }) {
  const t = useTranslations();
  const sentences =
    note === undefined ? [] : note === 'failed' ? [t('markdown.paste.failed')] : leftOut(note);
  return (
    // It is in the page before it has a text: screen readers announce what comes into it.
    <Group role="status" gap="xs" wrap="nowrap" justify="space-between">
      {sentences.length > 0 && (
        <>
          <Text fz="sm" c="dimmed" mt="xs">
            {sentences.join(' ')}
          </Text>
          <CloseButton size="sm" aria-label={t('markdown.paste.close')} onClick={onClose} />
        </>
      )}
    </Group>
  );

  function leftOut({ pictures, embedded }: Exclude<Note, 'failed'>): string[] {
    return [
      ...(pictures > 0 ? [t('markdown.paste.pictures', { count: pictures })] : []),
      ...(embedded > 0 ? [t('markdown.paste.embedded', { count: embedded })] : []),
    ];
  }
}
