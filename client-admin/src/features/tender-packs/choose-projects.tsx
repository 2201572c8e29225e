import {
  getGetStaffProjectQueryOptions,
  useListStaffProjects,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { useListStaffTeam } from '@consultancy/client-shared/api/generated/team/team';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ChosenRecords } from './chosen-records';

interface ChooseProps {
  label: string;
  value: number[];
  onChange: (ids: number[]) => void;
  error?: ReactNode;
}

/** Projects, found by the server. */
export function ChooseProjects({ label, value, onChange, error }: ChooseProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 300);
  const list = useListStaffProjects(
    { ...(search && { search }), limit: 100, sortBy: 'title', sortOrder: 'asc' },
    {
      query: {
        placeholderData: keepPreviousData,
        select: ({ data }) => data.data.map(({ id, title }) => ({ id, name: title })),
      },
    },
  );
  const names = new Map(list.data?.map(({ id, name }) => [id, name]));
  const missing = value.filter((id) => !names.has(id));
  const others = useQueries({ queries: missing.map((id) => getGetStaffProjectQueryOptions(id)) });
  missing.forEach((id, index) => names.set(id, others[index]?.data?.data.title ?? `#${id}`));
  const nameOf = (id: number) => names.get(id)!;
  return (
    <ChosenRecords
      {...{ label, value, onChange, error, nameOf }}
      query={list}
      search={typed}
      onSearch={setTyped}
    />
  );
}

/** People of the team, all of them read at once. */
export function ChoosePeople({ label, value, onChange, error }: ChooseProps) {
  const [search, onSearch] = useState('');
  const team = useListStaffTeam({
    query: { select: ({ data }) => data.map(({ id, name, title }) => ({ id, name: `${name}, ${title}` })) },
  });
  const found = team.data?.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const nameOf = (id: number) => team.data?.find((person) => person.id === id)?.name ?? `#${id}`;
  return (
    <ChosenRecords
      {...{ label, value, onChange, error, nameOf, search, onSearch }}
      query={{ ...team, data: found }}
    />
  );
}
