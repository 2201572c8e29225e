import { useDiscardChanges } from '@consultancy/client-shared/api/generated/publications/publications';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Anchor, Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { revisionsPath } from '../../record-paths';
import { fieldLabel } from '../field-label';
import { Notice } from '../notice';
import { useConfirm } from '../use-confirm';
import type { ChangedPublication } from './edited-record';

interface DraftChangesNoticeProps {
  publication: ChangedPublication;
}

/** Says that the form holds what visitors do not see yet, whose it is, and what can become of it. */
export function DraftChangesNotice({ publication }: DraftChangesNoticeProps) {
  const t = useTranslations();
  const { kind, recordId, changes, waitsFor, publishAt, isNew } = publication;
  const discard = useDiscarding(publication);
  const notice = useRef<HTMLDivElement>(null);
  // The button that saved them first went with the form that it stood in.
  useEffect(() => {
    if (isNew && document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Notice
      tone="purple"
      role="region"
      ref={notice}
      tabIndex={-1}
      maw="68rem"
      mt="xs"
      aria-label={t('publications.changes.title')}
    >
      <Group gap="xs" align="flex-start">
        <Box component={IconEyeOff} size={18} stroke={1.6} mt={2} aria-hidden />
        <Stack flex="1 1 18rem" gap={6}>
          <p>
            <Text span fw={600} inherit>
              {t('publications.changes.title')}
            </Text>{' '}
            {changes.by
              ? t('publications.changes.savedBy', { name: changes.by })
              : t('publications.changes.saved')}{' '}
            <DateTimeText value={changes.savedAt} />
            {waitsFor && (
              <>
                {' · '}
                <StatusBadge status={waitsFor} /> {publishAt && <DateTimeText value={publishAt} />}
              </>
            )}
          </p>
          {changes.disputed.length > 0 && (
            <Group component="p" gap={6} wrap="nowrap" align="flex-start">
              <Box component={IconAlertTriangle} size={16} stroke={1.6} flex="none" mt={2} aria-hidden />
              <span>
                {t('publications.changes.disputed', {
                  fields: changes.disputed.map((field) => fieldLabel(kind, field)).join(', '),
                })}{' '}
                <Anchor component={Link} to={revisionsPath(kind, recordId)} c="inherit" underline="always">
                  {t('publications.changes.compare')}
                </Anchor>
              </span>
            </Group>
          )}
        </Stack>
        <Group gap={4} align="stretch">
          <Button size="compact-sm" variant="default" loading={discard.isPending} onClick={discard.ask}>
            {t('publications.changes.discard')}
          </Button>
        </Group>
      </Group>
    </Notice>
  );
}

/** Gives them up, after a confirmation. */
function useDiscarding({ kind, recordId, title, version }: ChangedPublication) {
  const t = useTranslations();
  const confirm = useConfirm();
  const { mutate, isPending } = useDiscardChanges({
    mutation: {
      meta: {
        success: t('publications.changes.discarded'),
        error: t('publications.changes.discardFailed'),
      },
    },
  });
  const ask = () =>
    confirm({
      title: t('publications.changes.discardTitle'),
      message: t('publications.changes.discardText', { title }),
      confirm: t('publications.changes.discard'),
      tone: 'danger',
      onConfirm: () => mutate({ kind, id: recordId, version }),
    });
  return { ask, isPending };
}
