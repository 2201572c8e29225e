import { describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { fieldsOf as declaredIn } from '../../src/common/fields/field-info.js';
import { Project } from '../../src/modules/projects/projects.module.js';
import { factFields } from '../../src/modules/projects/public-facts.js';
import { openApiDocument, problemsOf } from '../support/answer-checker.js';
import { entityOf } from '../support/table-of.js';

interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security: object[];
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string }; example?: unknown }> }>;
}

/** Whether anybody may call it; with a token that is sent along, or without. */
const isOpen = ({ security }: Operation) =>
  security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);

const fileTypes = [
  'application/gzip',
  'application/pdf',
  'application/octet-stream',
  'image/webp',
  'text/calendar',
  'text/csv',
  'text/event-stream',
];

/** The verbs with which a summary may begin. */
const imperatives = [
  'Accept',
  'Add',
  'Cancel',
  'Change',
  'Check',
  'Confirm',
  'Count',
  'Create',
  'Decline',
  'Delete',
  'Disable',
  'Discard',
  'Download',
  'Enable',
  'End',
  'Exchange',
  'Export',
  'Get',
  'Import',
  'Invite',
  'List',
  'Mark',
  'Merge',
  'Move',
  'Open',
  'Order',
  'Preview',
  'Quote',
  'Rate',
  'Read',
  'Reorder',
  'Replace',
  'Reply',
  'Report',
  'Request',
  'Resend',
  'Reset',
  'Restore',
  'Revoke',
  'Save',
  'Search',
  'Send',
  'Set',
  'Sign',
  'Stream',
  'Switch',
  'Track',
  'Unmerge',
  'Update',
  'Upload',
  'Verify',
];

const operations = Object.entries(openApiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation: operation as unknown as Operation,
  })),
);

describe('openapi.json', () => {
  it('gives every operation an id of its own', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations)('describes $name whole', ({ operation }) => {
    expect(operation.tags).toHaveLength(1);
    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    expect(statuses).toContain('500');
    for (const [status, response] of Object.entries(operation.responses)) {
      // A file has no envelope, but its errors do.
      if (status === '200' && fileTypes.some((type) => response.content?.[type])) continue;
      const schema = response.content?.['application/json']?.schema;
      expect([status, schema?.$ref]).toEqual([
        status,
        expect.stringMatching(/^#\/components\/schemas\/\w+Envelope$/),
      ]);
      if (!status.startsWith('2')) expect(schema?.$ref).toBe('#/components/schemas/ErrorEnvelope');
    }
    for (const body of Object.values(operation.requestBody?.content ?? {})) {
      expect(body.schema).toHaveProperty('$ref');
    }
  });

  it.each(operations)('summarises $name in an imperative of at most eight words', ({ operation }) => {
    const [verb, ...words] = operation.summary!.split(' ');
    expect(imperatives).toContain(verb);
    expect(words.length).toBeLessThan(8);
    expect(operation.summary).not.toMatch(/[.;:]$/);
  });

  // The generated hooks are named after it: useListProjects.
  it.each(operations)('names $name by a verb and a noun', ({ operation }) => {
    expect(operation.operationId).toMatch(/^(login|logout|[a-z]+([A-Z][a-z]*)+)$/);
  });

  it('lets every open POST be retried with a key, but what answers tokens or only reads', () => {
    const open = operations.filter(({ name, operation }) => name.startsWith('POST ') && isOpen(operation));
    const withoutKey = open.filter(
      ({ operation }) => !operation.parameters?.some((parameter) => parameter.name === 'Idempotency-Key'),
    );
    expect(withoutKey.map(({ name }) => name)).toEqual([
      'POST /api/v1/auth/login',
      'POST /api/v1/auth/refresh',
      // The link is in the body, where no log sees it.
      'POST /api/v1/consultations/own',
      'POST /api/v1/consultations/own/times',
      'POST /api/v1/my-requests',
      // They answer a token, which nothing keeps.
      'POST /api/v1/my-requests/consultation-link',
      'POST /api/v1/my-requests/export',
      'POST /api/v1/my-requests/open',
    ]);
  });

  it('says in a sentence what each group of calls is about', () => {
    const named = Object.fromEntries(
      openApiDocument.tags.map(({ name, description }) => [name, description]),
    );
    for (const { operation } of operations) expect(named[operation.tags![0]!]).toMatch(/^[A-Z].+\.$/);
  });

  it.each(operations)('shows by an example what $name sends and answers', ({ operation }) => {
    const body = Object.values(operation.requestBody?.content ?? {});
    if (body.length > 0) expect(body.some(({ example }) => example !== undefined)).toBe(true);
    const [, answer] = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))!;
    for (const { example } of Object.values(answer.content ?? {})) expect(example).toBeDefined();
  });

  it('has its keys sorted, so that a diff shows what changed', () => {
    expect(Object.keys(openApiDocument.paths)).toEqual(Object.keys(openApiDocument.paths).sort());
  });
});

/** Names of fields that are for staff, or for nobody. */
const neverPublic = ['version', 'notes', 'meetingLink', 'deletedAt', 'isDeleted', 'passwordHash'];

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** The names of all fields of what a schema describes, however deep. */
function fieldsOf(schema: Schema): string[] {
  const { components } = openApiDocument as unknown as { components: { schemas: Record<string, Schema> } };
  if (schema.$ref) return fieldsOf(components.schemas[schema.$ref.split('/').at(-1)!]!);
  // Where staff get more, visitors get the first.
  const { properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = schema;
  const parts = [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...allOf,
    ...oneOf,
    ...anyOf.slice(0, 1),
  ];
  return [...Object.keys(properties), ...parts.flatMap(fieldsOf)];
}

const answersOf = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content = {} }]) => content);

const answersFile = (operation: Operation) =>
  answersOf(operation).some((content) => fileTypes.some((type) => content[type]));

/** The names of all fields that an operation answers. */
const answeredBy = (operation: Operation) =>
  answersOf(operation).flatMap((content) => Object.values(content).flatMap(({ schema }) => fieldsOf(schema)));

const openOperations = operations.filter(({ operation }) => isOpen(operation));

/** The groups of calls that anybody reads records of, with what they declare. */
const describedRecords = [...new Set(openOperations.map(({ operation }) => operation.tags![0]!))].flatMap(
  (tag) => {
    const entity = entityOf(tag);
    return entity && declaredIn(entity).size > 0 ? { tag, entity } : [];
  },
);

describe('what anybody is answered', () => {
  it('is looked at here', () => {
    const names = openOperations.map(({ name }) => name);
    expect(names).toContain('GET /api/v1/projects');
    expect(names).toContain('POST /api/v1/auth/login');
    expect(names).not.toContain('GET /api/v1/users');
    const tags = describedRecords.map(({ tag }) => tag);
    expect(tags).toEqual(expect.arrayContaining(['projects', 'blog', 'team', 'contact-inquiries']));
  });

  it.each(openOperations)('holds nothing of staff: $name', ({ name, operation }) => {
    // A file has no fields.
    if (answersFile(operation)) return;
    const fields = answeredBy(operation);
    expect(fields).toContain('success');
    // The probe's version is that of the product.
    const allowed = name === 'GET /health/live' ? ['version'] : [];
    expect(fields.filter((each) => neverPublic.includes(each))).toEqual(allowed);
  });

  it.each(describedRecords)('holds no internal field of $tag', ({ tag, entity }) => {
    const declared = [...declaredIn(entity)];
    const internal = declared.filter(([, { isInternal }]) => isInternal).map(([name]) => name);
    const fields = openOperations
      .filter(({ operation }) => operation.tags?.includes(tag) && !answersFile(operation))
      .flatMap(({ operation }) => answeredBy(operation));
    expect(fields).toContain(declared.map(([name]) => name).find((name) => !internal.includes(name)));
    // Those that staff may show are empty until then: attacks/internal-facts.spec.ts.
    const shown: string[] = entity === Project ? [...factFields] : [];
    expect(fields.filter((name) => internal.includes(name) && !shown.includes(name))).toEqual([]);
  });
});

describe('the document, for the tools of integrators', () => {
  it('passes the lint that they run, examples too', async () => {
    const rules = { 'no-invalid-media-type-examples': 'error' as const };
    const config = await createConfig({ extends: ['recommended'], rules });
    const source = JSON.stringify(openApiDocument);
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message, location }) => `${location[0]?.pointer} ${message}`)).toEqual([]);
  }, 60_000);

  it('takes the path of a picture in JSON, or none', () => {
    const path = '/uploads/library/a-800x600.webp';
    expect(problemsOf('CreatePostDto', { title: 't', excerpt: 'e', featuredImage: path })).toBe('');
    expect(problemsOf('UpdateTeamMemberDto', { image: path })).toBe('');
    expect(problemsOf('UpdateTestimonialDto', { image: null })).toBe('');
    expect(problemsOf('UpdateTestimonialDto', { image: 7 })).not.toBe('');
  });
});
