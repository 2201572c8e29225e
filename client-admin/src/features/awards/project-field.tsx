import {
  useGetStaffProject,
  useListStaffProjects,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

/** A project, found by what is typed; its value is the project's id as a text. */
export function ProjectField(props: SelectProps) {
  const [typed, setTyped] = useState('');
  const id = Number(props.value ?? 0);
  const chosen = useGetStaffProject(id, { query: { enabled: id > 0 } });
  // The title of the project that is chosen asks for no others.
  const [search] = useDebouncedValue(typed === chosen.data?.data.title ? '' : typed.trim(), 300);
  const found = useListStaffProjects(
    { ...(search && { search }), limit: 20, sortBy: 'title', sortOrder: 'asc' },
    { query: { placeholderData: keepPreviousData } },
  );
  const titles = new Map(
    [...(chosen.data ? [chosen.data.data] : []), ...(found.data?.data.data ?? [])].map((project) => [
      String(project.id),
      project.title,
    ]),
  );
  return (
    <Select
      {...props}
      // Starts anew once the title of what is chosen is there to be shown.
      key={String(chosen.isSuccess)}
      data={[...titles].map(([value, label]) => ({ value, label }))}
      // The server has searched.
      filter={({ options }) => options}
      searchable
      clearable
      onSearchChange={setTyped}
    />
  );
}
