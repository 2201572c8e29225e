import { Button, CloseButton, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Kept } from './count-kept';
import type { LeftOut } from './tidy-html';
import type { PasteNote as Note } from './use-pasted-text';

interface PasteNoteProps {
  note: Note | undefined;
  /** Whether the text around the pasted one is as it was, so that it can be found. */
  canChange: boolean;
  onReplace: (choice: 'replaced' | 'plain') => void;
  onClose: () => void;
}

const KEPT = ['headings', 'lists', 'tables', 'links', 'notes', 'pictures'] as const satisfies (keyof Kept)[];
const LEFT_OUT = ['embedded', 'comments', 'links'] as const satisfies (keyof LeftOut)[];

/** What a paste has kept and left out, and the ways back. */
export function PasteNote({ note, canChange, onReplace, onClose }: PasteNoteProps) {
  const t = useTranslations();
  return (
    <Group gap="xs" mt={note && 'xs'} justify="space-between">
      {/* It is in the page before it has a text: screen readers announce what comes into it. */}
      <Text role="status" fz="sm" flex="1 1 16rem">
        {note === 'failed' ? t('markdown.paste.failed') : note && sentences(note).join(' ')}
      </Text>
      {note && (
        <Group gap="xs" wrap="nowrap">
          {note !== 'failed' && canChange && (
            <>
              <Button size="compact-sm" variant="default" onClick={() => onReplace('replaced')}>
                {t('markdown.paste.undo')}
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => onReplace('plain')}>
                {t('markdown.paste.asPlain')}
              </Button>
            </>
          )}
          <CloseButton size="sm" aria-label={t('markdown.paste.close')} onClick={onClose} />
        </Group>
      )}
    </Group>
  );

  function sentences({ kept, leftOut }: Exclude<Note, 'failed'>): string[] {
    const parts = KEPT.filter((part) => kept[part] > 0).map((part) =>
      t(`markdown.paste.kept.${part}`, { count: kept[part] }),
    );
    return [
      ...(parts.length > 0 ? [t('markdown.paste.keptAll', { parts: parts.join(', ') })] : []),
      ...LEFT_OUT.filter((part) => leftOut[part] > 0).map((part) =>
        t(`markdown.paste.leftOut.${part}`, { count: leftOut[part] }),
      ),
    ];
  }
}
