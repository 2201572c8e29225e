import { useListStaffProjects } from '@consultancy/client-shared/api/generated/projects/projects';
import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { RecordInputProps } from '../../ui/form-page';

/** The name of a project. One that is chosen is linked; one that is typed is another firm's or an old one. */
export function ProjectName({ label, row, set }: RecordInputProps) {
  const [search] = useDebouncedValue(row.projectId ? '' : row.project!.trim(), 300);
  const { data } = useListStaffProjects(
    { ...(search && { search }), limit: 20, sortBy: 'title', sortOrder: 'asc' },
    { query: { placeholderData: keepPreviousData } },
  );
  const found = data?.data.data ?? [];
  const linked = (title: string) => found.find((project) => project.title === title);
  return (
    <Autocomplete
      {...{ label, size: 'xs', required: true }}
      value={row.project}
      description={row.projectId ? 'Linked to the portfolio' : undefined}
      data={[...new Set(found.map(({ title }) => title))]}
      onChange={(project) => set({ project, projectId: String(linked(project)?.id ?? '') })}
    />
  );
}
