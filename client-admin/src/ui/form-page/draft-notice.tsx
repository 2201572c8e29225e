import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTime } from '@consultancy/client-shared/calendar/times';
import { Box, Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Notice } from '../notice';
import type { RestoredDraft } from './use-draft';

/** Says that the form holds a saved draft, and offers to discard it. */
export function DraftNotice({ draft, onDiscard }: { draft: RestoredDraft; onDiscard: () => void }) {
  const t = useTranslations();
  const reading = useReading();
  return (
    <Notice tone="blue" role="status" maw="68rem" mb="md">
      <Group gap="xs">
        <IconHistory size={18} stroke={1.6} aria-hidden />
        <Box component="p" flex="1 1 16rem">
          {t('form.draft.restored', { time: formatDateTime(draft.savedAt, reading) })}
          {draft.lostFiles && ` ${t('form.draft.lostFiles')}`}
        </Box>
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          {t('form.draft.discard')}
        </Button>
      </Group>
    </Notice>
  );
}
