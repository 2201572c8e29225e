import { useDeleteFromTrash } from '@consultancy/client-shared/api/generated/trash/trash';
import type { TrashEntryDto, TrashKind } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTime } from '@consultancy/client-shared/calendar/times';
import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { Box, Button, Flex, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import type { DataTableColumn } from 'mantine-datatable';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActivityIcon } from '../../ui/activity-icon';
import { DateTime } from '../../ui/date-time';
import { IconButton } from '../../ui/icon-button';
import { column, NameCell } from '../../ui/list-page';
import { useKindWords } from '../../ui/record-kinds';
import { useRestoration } from '../../ui/trash';
import { useConfirm } from '../../ui/use-confirm';

export function useTrashColumns(): DataTableColumn<TrashEntryDto>[] {
  const t = useTranslations();
  const kindWords = useKindWords();
  return [
    column('title', t('trash.columns.record'), {}, (entry) => (
      <Group w={{ xs: 'max-content' }} gap="sm" wrap="nowrap">
        <Flex component="span" flex="none" c="dimmed" direction="column" aria-hidden>
          <ActivityIcon type={entry.entity} />
        </Flex>
        <NameCell name={entry.title} below={[entry.subtitle]} />
      </Group>
    )),
    column('kind', t('trash.columns.kind'), { from: 'md', noWrap: true }, (entry) =>
      kindWords.one(entry.entity),
    ),
    column(
      'actor',
      t('trash.columns.actor'),
      { from: 'lg', noWrap: true },
      (entry) =>
        entry.deletedBy ?? (
          <Text span c="dimmed" inherit>
            {t('trash.goneActor')}
          </Text>
        ),
    ),
    column('deletedAt', t('trash.columns.deletedAt'), {}, (entry) => <DateTime value={entry.deletedAt} />),
    column('left', t('trash.columns.left'), { textAlign: 'right', noWrap: true }, (entry) => (
      <TimeLeft entry={entry} />
    )),
    column('actions', t('list.actions'), { textAlign: 'right' }, (entry) => (
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        <RestoreButton entry={entry} />
        {/* What an order needs stays as long as the order; the place of its button stays free. */}
        <Box w={30}>{entry.expiresAt !== null && <EraseButton entry={entry} />}</Box>
      </Group>
    )),
  ];
}

function RestoreButton({ entry: { id, entity, title } }: { entry: TrashEntryDto }) {
  const t = useTranslations();
  const { mutate, isPending } = useRestoration(entity);
  const button = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  return (
    <Button
      ref={button}
      size="compact-sm"
      variant="default"
      leftSection={<IconArrowBackUp size={15} stroke={1.6} aria-hidden />}
      aria-label={t('trash.restoreNamed', { name: title })}
      loading={isPending}
      onClick={() => mutate([{ id, name: title }])}
    >
      {t('trash.restore')}
    </Button>
  );
}

/** Deletes a record for good before its time is over. */
function EraseButton({ entry: { id, entity, title } }: { entry: TrashEntryDto }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const { mutate, isPending } = useDeleteFromTrash({
    mutation: { meta: { success: t('trash.erased', { name: title }), error: t('trash.eraseFailed') } },
  });
  const ask = () =>
    confirm({
      title: t('trash.erase'),
      message: t('trash.eraseQuestion', { name: title }),
      confirm: t('trash.erase'),
      tone: 'danger',
      onConfirm: () => mutate({ entity, id }),
    });
  return (
    <IconButton
      label={t('trash.eraseNamed', { name: title })}
      icon={IconTrash}
      color="red"
      size={30}
      isPending={isPending}
      onClick={ask}
      title={t('trash.erase')}
    />
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What keeps records of a kind; for projects it is orders. */
const HELD_BY: Partial<Record<TrashKind, 'uses' | 'consultations'>> = {
  picture: 'uses',
  consultant: 'consultations',
};

/** How long a record can still be restored; without an end where it stays as long as others need it. */
function TimeLeft({ entry: { entity, expiresAt } }: { entry: TrashEntryDto }) {
  const t = useTranslations();
  const reading = useReading();
  const [now] = useState(() => Date.now());
  if (expiresAt === null) {
    return (
      <>
        {t('trash.held')}
        <Text span c="dimmed" fz="xs" display="block">
          {t(`trash.heldBecause.${HELD_BY[entity] ?? 'orders'}`)}
        </Text>
      </>
    );
  }
  const days = Math.ceil((Date.parse(expiresAt) - now) / DAY_MS);
  return (
    <Box
      component="time"
      style={{ whiteSpace: 'nowrap' }}
      dateTime={expiresAt}
      title={formatDateTime(expiresAt, reading)}
    >
      {days > 0 ? t('trash.daysLeft', { count: days }) : t('trash.expired')}
    </Box>
  );
}
