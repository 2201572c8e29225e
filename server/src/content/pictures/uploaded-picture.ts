import { validationError } from '../../common/errors/api-exception.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';

/** Where the files of pictures are that belong to no kind of records. */
export const libraryFolder = 'library';

/** @throws ApiException 400 where a request brings no picture */
export function requireImage(images: FormFile[]): void {
  if (images.length > 0) return;
  throw validationError([{ field: 'image', message: 'Send a picture in the field image.' }]);
}
