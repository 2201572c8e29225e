import { openApiDocument } from './answer-checker.js';

interface Operation {
  requestBody?: { content: Record<string, { schema: { $ref?: string }; example?: unknown }> };
  'x-roles'?: string[];
}

/** Records that staff make by a POST and change by a PUT. */
interface StaffList {
  /** Such as `/awards`. */
  path: string;
  /** What the document's example sends; the ids of projects in it are 1. */
  example: Record<string, unknown>;
  /** The field that says what a record is called. */
  name: 'title' | 'name';
  /** The field of a multipart form that takes a picture. */
  pictures: string | undefined;
  /** Whether a deleted one comes back. */
  isRestorable: boolean;
}

const operation = (method: string, path: string) =>
  openApiDocument.paths[`/api/v1${path}`]?.[method] as Operation | undefined;

/** The lists of records that staff keep, from the document: a new one is tested without being named here. */
export const staffLists: StaffList[] = Object.keys(openApiDocument.paths)
  .map((path) => path.slice('/api/v1'.length))
  .flatMap((path) => {
    const create = operation('post', path);
    const content = create?.requestBody?.content;
    const example = content?.['application/json']?.example as StaffList['example'] | undefined;
    if (!create?.['x-roles'] || !example || !operation('put', `${path}/{id}`)) return [];
    const form = content?.['multipart/form-data']?.schema;
    return {
      path,
      example,
      name: 'title' in example ? ('title' as const) : ('name' as const),
      pictures: form && pictureField(form.$ref!),
      isRestorable: operation('post', `${path}/{id}/restore`) !== undefined,
    };
  });

function pictureField(reference: string): string | undefined {
  const { properties = {} } = openApiDocument.components.schemas[reference.split('/').at(-1)!]!;
  return Object.entries(properties).find(([, schema]) => JSON.stringify(schema).includes('"binary"'))?.[0];
}
