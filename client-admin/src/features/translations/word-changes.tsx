import { Box, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
import { DiffText } from '../../ui/word-diff';

interface WordChangesProps {
  before: string;
  now: string;
  /** Whether the English changed while somebody was writing, and not since the text was saved. */
  isMeanwhile: boolean;
}

/** What changed in the English, word by word. */
export function WordChanges({ before, now, isMeanwhile }: WordChangesProps) {
  const t = useTranslations();
  return (
    <Box
      className={common.beside}
      data-warning
      mb="xs"
      py="xs"
      bg="color-mix(in srgb, var(--tone-yellow-tint) 45%, var(--white))"
      role="status"
    >
      <Text mb={2} c="var(--tone-yellow)" fz="xs" fw={500}>
        {isMeanwhile ? t('translations.editor.changedMeanwhile') : t('translations.editor.changed')}
      </Text>
      <DiffText before={before} now={now} />
    </Box>
  );
}
