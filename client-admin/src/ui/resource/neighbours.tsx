import { Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { editPath } from '../../record-paths';
import type { ListedRecords, RecordState } from '../form-page';
import { IconButton } from '../icon-button';
import { useShortcut } from '../keys';
import type { AnyFormResource } from './resource';

type Direction = 'previous' | 'next';

interface NeighbourState extends RecordState<never> {
  /** Which button led here: the one in its place has the focus. */
  pressed?: Direction;
}

interface NeighboursProps {
  resource: AnyFormResource;
  id: number;
}

/**
 * Leads to the records before and after one in the list that its form was opened from. A record that no longer fits the
 * filters of the list, because it was changed, keeps its place.
 */
export function Neighbours({ resource, id }: NeighboursProps) {
  const state = useLocation().state as NeighbourState | null;
  if (!state?.among?.ids.includes(id)) return null;
  return <NeighbourButtons {...{ resource, id, state }} among={state.among} />;
}

function NeighbourButtons({
  resource,
  id,
  state,
  among,
}: NeighboursProps & { state: NeighbourState; among: ListedRecords }) {
  const t = useTranslations('neighbours');
  const navigate = useNavigate();
  const known = useGrownList(resource, id, state.from ?? '', among);
  const place = known.ids.indexOf(id);
  const ids = { previous: known.ids[place - 1], next: known.ids[place + 1] };
  const go = (direction: Direction, pressed?: Direction) => {
    const to = ids[direction];
    if (to === undefined) return;
    const next: NeighbourState = { from: state.from, among: known, pressed };
    void navigate(editPath(resource.form, to), { state: next });
  };
  useShortcut({ keys: '[', says: t('previous') }, () => go('previous'));
  useShortcut({ keys: ']', says: t('next') }, () => go('next'));
  const button = (direction: Direction, keys: string) => ({
    label: t(direction),
    title: `${t(direction)} (${keys})`,
    'aria-keyshortcuts': keys,
    autoFocus: state.pressed === direction,
    // Not disabled, which would take the focus away.
    'aria-disabled': ids[direction] === undefined,
    'data-disabled': ids[direction] === undefined || undefined,
    onClick: () => go(direction, direction),
  });
  return (
    <Group gap={2} wrap="nowrap" ml="auto" role="group" aria-label={t('label')}>
      <IconButton icon={IconChevronLeft} {...button('previous', '[')} />
      <IconButton icon={IconChevronRight} {...button('next', ']')} />
    </Group>
  );
}

const useNoIds = () => undefined;

/** At either end of what is known of a list, the page before or after it is added. */
function useGrownList(
  { useListedIds = useNoIds }: AnyFormResource,
  id: number,
  from: string,
  { ids, first, last, pages }: ListedRecords,
): ListedRecords {
  const search = from.split('?')[1] ?? '';
  const isAtStart = ids[0] === id && first > 1;
  const isAtEnd = ids.at(-1) === id && last < pages;
  const before = useListedIds(search, isAtStart ? first - 1 : undefined);
  // Records that left the list since then have moved others to the page that is known.
  const moved = useListedIds(search, isAtEnd ? last : undefined);
  const after = useListedIds(search, isAtEnd ? last + 1 : undefined);
  return {
    ids: [...new Set([...(before ?? []), ...ids, ...(after && moved ? [...moved, ...after] : [])])],
    first: before ? first - 1 : first,
    last: after && moved ? last + 1 : last,
    pages,
  };
}
