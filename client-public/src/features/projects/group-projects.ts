import type { PublicProjectDto } from '@consultancy/client-shared/api/model';

/** Projects by a word of theirs, in the order of its first appearance. Phones in use have no `Map.groupBy`. */
export function groupProjects(
  projects: PublicProjectDto[],
  wordOf: (project: PublicProjectDto) => string,
): [word: string, projects: PublicProjectDto[]][] {
  const groups = new Map<string, PublicProjectDto[]>();
  for (const project of projects) {
    const word = wordOf(project);
    groups.set(word, [...(groups.get(word) ?? []), project]);
  }
  return [...groups];
}
