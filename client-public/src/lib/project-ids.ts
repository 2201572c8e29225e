/** As many projects are on a shortlist, compared, and sent with an inquiry. */
const MOST_PROJECTS = 4;

/** Ids of projects as addresses and the storage have them, `3,7`: the first four, each once. Anything else is left out. */
export function readProjectIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').map((each) => (/^[1-9]\d{0,8}$/.test(each) ? Number(each) : 0));
  return [...new Set(ids)].filter(Boolean).slice(0, MOST_PROJECTS);
}

/** The ids with another one at their end. @returns null where there are as many as there may be */
export function withProjectId(ids: number[], id: number): number[] | null {
  return ids.length < MOST_PROJECTS ? [...ids, id] : null;
}
