import { useLanguage } from '@consultancy/client-shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readProjectIds } from '../../lib/project-ids';
import { projectsByIdQuery } from '../../ui/projects-by-id';
import { useReplaceSearch } from '../../ui/use-replace-search';

interface AskingForm<Values> {
  values: Values;
  setFieldValue: (name: 'projects', value: string) => void;
  resetDirty: (values: Values) => void;
}

/** What the address names, `?projects=3,7`, as a value of the form. */
export function useNamedProjects(): string {
  const [search] = useSearchParams();
  return readProjectIds(search.get('projects')).join();
}

/**
 * The projects that a message is about.
 * @param form begins with those of the address, which come before those of its draft
 * @param empty the form without anything
 */
export function useAskedProjects<Values extends { projects: string }>(
  { values, setFieldValue, resetDirty }: AskingForm<Values>,
  empty: Values,
) {
  const named = useNamedProjects();
  const replaceSearch = useReplaceSearch();
  const begin = useEffectEvent(() => {
    if (!named) return;
    setFieldValue('projects', named);
    // They are something that may not get lost.
    resetDirty(empty);
  });
  useEffect(() => begin(), []);

  const ids = readProjectIds(values.projects);
  const { data, isPlaceholderData, refetch } = useQuery({
    ...projectsByIdQuery(useLanguage(), ids),
    enabled: ids.length > 0,
    placeholderData: (before) => before?.filter(({ id }) => ids.includes(id)),
  });
  const projectOf = (id: number) => data?.find((each) => each.id === id);
  // Without a connection nobody knows what is gone.
  const isGone = (id: number) => data !== undefined && !isPlaceholderData && !projectOf(id);

  function choose(next: number[]) {
    setFieldValue('projects', next.join());
    if (named) replaceSearch(next.length > 0 ? `projects=${next.join()}` : '');
  }
  return {
    projects: ids.filter((id) => !isGone(id)).map((id) => ({ id, project: projectOf(id) })),
    choose,
    /** Leaves out what has been taken from the site. */
    refetch,
  };
}

export type AskedProjects = ReturnType<typeof useAskedProjects>;
