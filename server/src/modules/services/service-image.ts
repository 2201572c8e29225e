import { validationError } from '../../common/errors/api-exception.js';

/**
 * The image of a service after a change: what was uploaded, else what was wished, else what it had.
 * @throws ApiException 400 for the path of another record's image, which would vanish with that record
 */
export function imageAfter(
  before: string | null,
  wished: string | null | undefined,
  uploadedPath?: string,
): string | null {
  if (uploadedPath !== undefined) return uploadedPath;
  if (wished === undefined) return before;
  if (wished?.startsWith('/uploads/') && wished !== before) {
    const message = 'image must be an https address or the path of the picture that the service has.';
    throw validationError([{ field: 'image', message }]);
  }
  return wished;
}
