import { validationError } from '../../common/errors/api-exception.js';

/**
 * The image of a record that has one, after a change: what was uploaded, else what was requested, else what it had.
 * @param library paths of the site's pictures by the names that the request has for them
 * @throws ApiException 400 for a path that is no picture of the site
 */
export function imageAfter(
  before: string | null,
  requested: string | null | undefined,
  uploadedPath?: string,
  library: ReadonlyMap<string, string> = new Map(),
  field = 'image',
): string | null {
  if (uploadedPath !== undefined) return uploadedPath;
  if (requested === undefined) return before;
  if (requested?.startsWith('/uploads/') && requested !== before) {
    const known = library.get(requested);
    if (known !== undefined) return known;
    throw validationError([{ field, message: `${field} must be the path of a picture of the site.` }]);
  }
  return requested;
}
