import { openApiDocument } from '../answer-checker.js';

/** As much of JSON Schema as the document uses. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
}

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: Schema;
}

/** A call of the document. */
export interface Operation {
  /** Such as `PUT /api/v1/blog/{id}`. */
  name: string;
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** What a JSON body holds; undefined where the call takes none. */
  json: Schema | undefined;
  /** What a multipart form holds; undefined where the call takes none. */
  form: Schema | undefined;
  /** Whether anybody may call it, with any token or none. */
  isOpen: boolean;
  /** Whether the body may be left out. */
  mayLackBody: boolean;
  /** The types of content of each answer, by its status. */
  answers: Record<string, string[]>;
}

interface Documented {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: object }>;
  security: object[];
}

/** Every call of the document. */
export const operations: Operation[] = Object.entries(openApiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, Documented>).map(([verb, documented]) => {
    const { operationId, parameters = [], requestBody, responses, security } = documented;
    const method = verb.toUpperCase();
    return {
      name: `${method} ${path}`,
      id: operationId,
      method,
      path,
      parameters,
      json: requestBody?.content['application/json']?.schema,
      form: requestBody?.content['multipart/form-data']?.schema,
      isOpen: security.length === 0,
      mayLackBody: !requestBody?.required,
      answers: Object.fromEntries(
        Object.entries(responses).map(([status, { content = {} }]) => [status, Object.keys(content)]),
      ),
    };
  }),
);

/** The schema itself, where it only names another one. */
export function resolved(schema: Schema): Schema {
  const { $ref, allOf, ...rest } = schema;
  if ($ref !== undefined) {
    return resolved(openApiDocument.components.schemas[$ref.split('/').at(-1)!] as Schema);
  }
  if (allOf?.length === 1) return { ...resolved(allOf[0]!), ...rest };
  return schema;
}

export function isFile(schema: Schema): boolean {
  return resolved(schema).format === 'binary';
}
