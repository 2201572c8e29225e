import { PathParam } from '../../common/validation/path-param.decorator.js';
import { largestUploadBytes } from '../../integrations/upload-parts/upload-parts.js';

/** The place in a file where a part begins, in bytes. */
export function OffsetParam(): ParameterDecorator {
  const read = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) <= largestUploadBytes ? Number(text) : undefined;
  const description = 'Where in the file the part begins, in bytes.';
  const schema = { type: 'integer', minimum: 0, maximum: largestUploadBytes } as const;
  return PathParam(
    { name: 'offset', description, schema },
    read,
    `a whole number from 0 to ${largestUploadBytes}`,
  );
}
