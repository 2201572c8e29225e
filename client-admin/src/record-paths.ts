import { paths } from './paths';

// Beside the paths themselves, which the sign-in page loads too.

/** Where a record is translated. @param kind and language as the API names them */
export function translationPath(kind: string, id: number, language: string): string {
  return `${paths.translations}/${kind}/${id}/${language}`;
}

/** What a record said before. @param kind as the API names it */
export function revisionsPath(kind: string, id: number): string {
  return paths.revisions.replace(':kind', kind).replace(':id', String(id));
}

/** The contact history of the person that a record names. @param kind as the API names it */
export function personPath(kind: string, id: number): string {
  return paths.person.replace(':kind', kind).replace(':id', String(id));
}

/** Where a record is changed: the form's address with its id. */
export function editPath(form: string, id: number): string {
  return `${form}?id=${id}`;
}

/** The page of one record. @param page one of the paths that end with an id */
export function recordPath(page: typeof paths.contact | typeof paths.consultation, id: number): string {
  return page.replace(':id', String(id));
}
