import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readProjectIds } from '../../lib/project-ids';
import { useProjectsById } from '../../ui/projects-by-id';
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
  const { data, found, refetch } = useProjectsById(ids);
  const projectOf = (id: number) => found.find((each) => each.id === id);
  // Without a connection nobody knows what is gone.
  const isGone = (id: number) => data !== undefined && !projectOf(id);

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
