import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { conflictDescription } from './common/envelope/answer.decorator.js';
import { ErrorEnvelope, FieldErrorDto, StaleVersionDto } from './common/errors/error-envelope.dto.js';
import { fraction } from './common/fields/fraction.js';
import { productVersion } from './config/product-version.js';
import { apiDescription } from './openapi-description.js';
import { addExample, readExamples } from './openapi-examples.js';
import { tags } from './openapi-tags.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & { 'x-roles'?: string[] };

/** What Swagger UI says of its own page and files. */
const typesWithoutCharset = new Set<unknown>(['text/html', 'text/yaml', 'application/javascript']);

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const errorDescriptions: Record<number, string> = {
  400: 'The request cannot be used; `details` names the fields.',
  401: 'The caller is not signed in, or the token that was sent is no longer good.',
  403: 'The account may not do this.',
  404: 'There is no such record, or the caller may not know of it.',
  409: conflictDescription,
  413: 'The body is larger than a megabyte.',
  415: 'The body is no JSON.',
  429: 'Too many requests; Retry-After says how many seconds to wait.',
  500: 'A fault on the server.',
  503: 'Something that the server needs, such as the database, does not answer. Try again in a moment.',
};

/**
 * The OpenAPI document of the running code; keys are sorted so that the committed file changes only with it.
 * @param publicUrl address under which the API is reached
 */
export function createOpenApiDocument(app: NestFastifyApplication, publicUrl: string): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Consultancy API')
    .setDescription(apiDescription)
    .setVersion(productVersion)
    .addServer(publicUrl)
    .addBearerAuth();
  for (const [name, description] of Object.entries(tags)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller, method) => method,
    autoTagControllers: false,
    extraModels: [ErrorEnvelope, FieldErrorDto, StaleVersionDto],
  });
  const examples = readExamples();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      // A call belongs to what its address begins with, unless its controller says otherwise.
      operation.tags ??= [path.replace('/api/v1', '').split('/')[1]!];
      moveKeyLast(operation);
      splitComment(operation);
      describeAnswers(operation, path, document);
      nameRoles(operation);
      addExample(operation, examples);
      // Without it a reader of the document cannot see that the call is open.
      operation.security ??= [];
    }
  }
  nameIntegers(document);
  return sortKeys(widenNullableReferences(document));
}

/** Swagger UI at /docs, the document at /docs-json and /docs-yaml. Made for the first request: no start waits for it. */
export function serveOpenApiDocument(app: NestFastifyApplication, publicUrl: string): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (_request, reply) => {
    const type = reply.getHeader('Content-Type');
    if (typesWithoutCharset.has(type)) reply.header('Content-Type', `${String(type)}; charset=utf-8`);
  });
  SwaggerModule.setup('docs', app, () => createOpenApiDocument(app, publicUrl), {
    jsonDocumentUrl: 'docs-json',
    yamlDocumentUrl: 'docs-yaml',
    customSiteTitle: 'Consultancy API',
    // Who tries calls with a token keeps it through a reload, in this browser.
    swaggerOptions: { persistAuthorization: true },
    // The page calls the server that it came from: under another name the browser would refuse.
    patchDocumentOnRequest: (request, _reply, document) =>
      (request as { url: string }).url.endsWith('.js') ? { ...document, servers: [{ url: '/' }] } : document,
  });
}

/** Says `integer` of every number that is no `fraction`, because TypeScript does not. */
function nameIntegers({ components }: OpenAPIObject): void {
  for (const schema of Object.values(components?.schemas ?? {})) {
    for (const property of 'properties' in schema ? Object.values(schema.properties!) : []) {
      if (!('type' in property) || property.type !== 'number') continue;
      if (property.format === fraction.format) delete property.format;
      else property.type = 'integer';
    }
  }
}

function isKey(parameter: NonNullable<Operation['parameters']>[number]): boolean {
  return 'name' in parameter && parameter.name === 'Idempotency-Key';
}

/** Whether the body may say which version of the record a change is based on. */
function isBasedOnVersion({ requestBody }: Operation, { components }: OpenAPIObject): boolean {
  const body = requestBody && 'content' in requestBody ? Object.values(requestBody.content) : [];
  return body.some(({ schema }) => {
    const name = schema && '$ref' in schema ? schema.$ref.replace('#/components/schemas/', '') : '';
    const fields = components?.schemas?.[name];
    return fields !== undefined && 'properties' in fields && 'version' in fields.properties!;
  });
}

/** Behind the other headers, as decorators of parameters run before those of their method. */
function moveKeyLast({ parameters = [] }: Operation): void {
  parameters.sort((a, b) => Number(isKey(a)) - Number(isKey(b)));
}

/** The first sentence of a handler's comment is the summary, which has no period; the rest is the description. */
function splitComment(operation: Operation): void {
  const [summary = '', ...rest] = (operation.summary ?? '').replace(/\s+/g, ' ').split(/\.(?: |$)/);
  operation.summary = summary;
  const description = rest.join('. ').trim();
  if (description) operation.description = description;
}

/** Readers of the reference see the sentence, programs the list. */
function nameRoles(operation: Operation): void {
  const roles = operation['x-roles'];
  if (!roles) return;
  const sentence = `For ${roles.join(', ').replace(/, (?=\w+$)/, ' and ')}.`;
  operation.description = [operation.description, sentence].filter(Boolean).join('\n\n');
}

/** Which failures a call can answer follows from its shape, so it is said in one place. */
function describeAnswers(operation: Operation, path: string, document: OpenAPIObject): void {
  // The compiler plugin adds the handler's bare return type; @Answer has already said it with its envelope.
  delete operation.responses['default'];
  const statuses = [
    // A call that takes no query refuses one.
    ...(path.startsWith('/health/') ? [] : [400]),
    ...(operation.security ? [401] : []),
    ...(operation.security && !isOptional(operation.security) ? [403] : []),
    ...(path.endsWith('/auth/login') || path.endsWith('/auth/refresh') ? [401] : []),
    ...(path.includes('{') ? [404] : []),
    ...(operation.parameters?.some(isKey) || isBasedOnVersion(operation, document) ? [409] : []),
    ...(operation.requestBody ? [413, 415] : []),
    429,
    500,
    // Nearly every call queries the database.
    ...(path === '/health/live' ? [] : [503]),
  ];
  for (const status of statuses) {
    operation.responses[status] ??= {
      description: errorDescriptions[status]!,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
    };
  }
}

/** Whether a call needs no token; one that is sent along must be good all the same. */
function isOptional(security: object[]): boolean {
  return security.some((requirement) => Object.keys(requirement).length === 0);
}

interface Reference {
  allOf?: object[];
  anyOf?: object[];
  nullable?: boolean;
  type?: string;
}

/**
 * In OpenAPI 3.0 `nullable` does not widen the schema that is referred to, so that an enum or an
 * object which may be null would refuse null; null becomes a choice of its own, and a
 * `type` beside the reference, which would refuse it too, goes.
 */
function widenNullableReferences<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(widenNullableReferences) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const { allOf, anyOf, nullable, type: _typeOfReference, ...rest } = value as Reference;
  if (allOf && nullable) {
    return { ...rest, oneOf: [...allOf, { type: 'string', nullable: true, enum: [null] }] } as Value;
  }
  // One of the choices is null already.
  if (anyOf && nullable) return { ...rest, anyOf } as Value;
  const entries = Object.entries(value).map(([key, part]) => [key, widenNullableReferences(part)]);
  return Object.fromEntries(entries) as Value;
}

/** All but those of examples, which are as sent and answered. */
function sortKeys<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(sortKeys) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, part]) => [key, key === 'example' ? part : sortKeys(part)]),
  ) as Value;
}
