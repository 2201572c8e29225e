import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description: string }[];
  components: { schemas: Record<string, Schema> };
}

interface Schema {
  properties?: object;
  additionalProperties?: unknown;
}

/** The committed document: what integrators were promised. */
export const openApiDocument = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../openapi.json'), 'utf8'),
) as Document;

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(closed(structuredClone(openApiDocument)), 'openapi');

/** Every route of the document as a pattern, those without parameters first, as the server matches them. */
const routes = Object.entries(openApiDocument.paths)
  .map(([path, methods]) => ({
    path,
    methods,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

/** @throws Error when the answer is not what the document says of this call, down to fields it does not know */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const route = routes.find(({ pattern, methods }) => pattern.test(path) && methods[method.toLowerCase()]);
  if (!route) return;
  const call = `${method} ${route.path} ${status}`;
  const schema =
    route.methods[method.toLowerCase()]!.responses[status]?.content?.['application/json']?.schema;
  if (!schema?.$ref) throw new Error(`${call}: openapi.json names no schema for this answer.`);
  const validate = ajv.getSchema(`openapi${schema.$ref}`) as ValidateFunction;
  if (!validate(body)) {
    throw new Error(`${call}: the answer is not as in openapi.json: ${ajv.errorsText(validate.errors)}`);
  }
}

/** What is wrong with a value by a schema of the document, by its name; empty where nothing is. */
export function problemsOf(name: string, value: unknown): string {
  const validate = ajv.getSchema(`openapi#/components/schemas/${name}`) as ValidateFunction;
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

/** A field that the document does not know must fail too, so every object is closed. */
function closed(document: Document): Document {
  for (const schema of Object.values(document.components.schemas)) {
    if (schema.properties) schema.additionalProperties ??= false;
  }
  return document;
}
