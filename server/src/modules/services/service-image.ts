import { validationError } from '../../common/errors/api-exception.js';

/**
 * The picture of a service after a change: what was uploaded, else what was wished, else what it had.
 * @throws ApiException 400 for the path of another record's picture, which would vanish with that record
 */
export function imageAfter(
  before: string | null,
  wished: string | null | undefined,
  uploaded?: string,
): string | null {
  if (uploaded !== undefined) return uploaded;
  if (wished === undefined) return before;
  if (wished?.startsWith('/uploads/') && wished !== before) {
    const message = 'image must be an https address or the path of the picture that the service has.';
    throw validationError([{ field: 'image', message }]);
  }
  return wished;
}
