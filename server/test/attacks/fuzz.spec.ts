import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { PinoLogger } from 'nestjs-pino';
import { Access } from '../../src/common/access/access.js';
import { sharedPackRoute } from '../../src/modules/tender-packs/shared-pack-path.js';
import { openApiDocument } from '../support/answer-checker.js';
import { Fault, fieldsOf, judge, type Refusal, requireNamed } from '../support/fuzz/judge.js';
import { type Operation, operations } from '../support/fuzz/operations.js';
import { anyRequest, canBeWrong, rightRequest, wrongRequest } from '../support/fuzz/requests.js';
import { exchange, type FuzzRequest } from '../support/fuzz/wire.js';
import { type Caller, callers, World } from '../support/fuzz/world.js';
import { routesOf } from '../support/routes.js';

// Every call of openapi.json with requests that nobody thought of: as the document allows them, with one thing wrong,
// from those who may not, and with anything at all.
//
// The seed is the same in every run, so that a run fails because of what was changed, and the author can see
// why. FUZZ_SEED=random looks elsewhere: with FUZZ_RUNS=200 before a release. What it finds becomes a test of its own
// or a case that is always tried.
const usualSeed = 20261123;
const { FUZZ_SEED, FUZZ_RUNS } = process.env;
const seed = FUZZ_SEED === 'random' ? Date.now() % 2 ** 31 : Number(FUZZ_SEED ?? usualSeed);
/** Of each kind of request, for each call. */
const runs = Number(FUZZ_RUNS ?? 5);

/** A failure is made smaller for no longer than this. */
const longestMs = 20_000 + runs * 500;

/** What the document says in words, because JSON Schema cannot: fields that a request may be refused for all the same. */
const saidInWords: Record<string, string[]> = {
  // At most two years at once; what opens closes later.
  getOfficeHours: ['to'],
  listHolidays: ['to'],
  getStatistics: ['to'],
  exportStatistics: ['to'],
  updateOfficeHours: ['week', 'days'],
  // What ends is later than what begins.
  createConsultant: ['week', 'away'],
  updateConsultant: ['week', 'away'],
  // The office has to be open then, and other requests change its hours.
  // No email goes with a phone alone.
  requestConsultation: [
    ...['preferredDate', 'preferredTime', 'consultantId'],
    ...['noEmail', 'clientEmail', 'clientPhone'],
    // Staff only, and a time with its status.
    ...['status', 'scheduledAt', 'notes'],
  ],
  // Which texts there are depends on the kind of the record, and a file is more than its type.
  saveTranslation: ['texts'],
  // It must be the current one, and the new one another.
  changePassword: ['currentPassword', 'newPassword'],
  changeEmail: ['currentPassword', 'newEmail'],
  beginSecondFactor: ['currentPassword'],
  replaceRecoveryCodes: ['currentPassword'],
  removeSecondFactor: ['currentPassword'],
  // It must be the one of now.
  confirmSecondFactor: ['code'],
  // It must be there.
  createAward: ['projectId'],
  updateAward: ['projectId'],
  // They must be public.
  createContactInquiry: ['projectIds'],
  // Blanks and dashes between its letters and digits are no part of it.
  submitDesignOrderPayment: ['reference'],
  // Needed to accept.
  decideOrderChange: ['answeredAt'],
  // It must be today or later.
  quoteOrderChange: ['goodUntil'],
  // Needed to reject.
  decideDesignOrderPayment: ['reason'],
  // Those of this person.
  erasePerson: ['records'],
  // A file without a byte is none.
  addDesignFile: ['file'],
  addOrderFile: ['file'],
  uploadPart: ['part'],
  // A booked meeting needs a time, and a consultant has to be there.
  updateConsultation: ['scheduledAt', 'consultantId'],
  // Its rows have rules of their own, and a dry run reports what they break.
  importServices: ['rows'],
  importProjects: ['rows'],
  // The path must be that of a picture of the site, and a building is completed after it was begun.
  createProject: ['beforeAfter', 'completionMonth'],
  updateProject: ['beforeAfter', 'completionMonth'],
  createService: ['image'],
  updateService: ['image'],
  saveProjectChanges: ['beforeAfter', 'completionMonth'],
  saveServiceChanges: ['image'],
  savePostChanges: ['featuredImage'],
  // Lists that belong together have as many entries.
  updateSiteCopy: [
    'heroImage',
    ...['figureValues', 'figureLabels', 'associationMarks', 'associationNames'],
    ...['certificationNames', 'certificationTexts'],
  ],
  createTeamMember: ['image'],
  updateTeamMember: ['image'],
  createTestimonial: ['image'],
  updateTestimonial: ['image'],
  createPost: ['featuredImage'],
  updatePost: ['featuredImage'],
  // It must be today or later, and within a year.
  createPackLink: ['until'],
  // Those that there are, and a language once.
  createTenderPack: ['projectIds', 'personIds', 'languages'],
  updateTenderPack: ['projectIds', 'personIds', 'languages'],
  previewTenderPack: ['projectIds', 'personIds', 'languages'],
  // A time that is still to come.
  savePublication: ['publishAt'],
  // One line, and English first.
  updatePicture: ['alt', 'translations'],
};

/** Refusals that a right request may meet, beside 404 and 409. */
const otherRefusals: Record<string, number[]> = {
  // Its name says what it is.
  addDesignFile: [415],
  addOrderFile: [415],
  // Who guesses passwords.
  login: [401, 429],
  refreshSession: [401],
  changePassword: [429],
  changeEmail: [429],
  beginSecondFactor: [429],
  confirmSecondFactor: [429],
  replaceRecoveryCodes: [429],
  removeSecondFactor: [429],
  // A film is more than its name.
  updateSiteCopy: [415],
  // In the name of somebody else.
  rateProject: [403],
  // Given to somebody who does not answer clients.
  updateContactInquiry: [400],
  handOverUserWork: [400],
};

jest.setTimeout(longestMs + 60_000);

let world: World;
let errors: jest.SpiedFunction<typeof PinoLogger.root.error>;
let access: Map<string, Access>;
let sent = 0;
const tried = new Set<string>();

beforeAll(async () => {
  process.stdout.write(`Fuzzing with FUZZ_SEED=${seed} FUZZ_RUNS=${runs}\n`);
  world = await World.start();
  errors = jest.spyOn(PinoLogger.root, 'error');
  // The page of a shared pack is no part of the API.
  const ofApi = routesOf(world.app).filter(({ path }) => !path.startsWith(`/${sharedPackRoute}`));
  const routes = ofApi.map((route) => {
    const prefix = route.path.startsWith('/health') ? '' : '/api/v1';
    const path = prefix + route.path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '');
    return [`${route.method} ${path}`, route.access] as const;
  });
  access = new Map(routes);
});
afterAll(async () => {
  process.stdout.write(`Fuzzed ${tried.size} calls with ${sent} requests, FUZZ_SEED=${seed}\n`);
  errors.mockRestore();
  await world.stop();
});

/** Sends a request and holds the answer against everything that is promised of any. */
async function ask(
  operation: Operation,
  caller: Caller,
  request: FuzzRequest,
): Promise<{ status: number; refusal: Refusal | undefined; changes: string[] }> {
  const brings = request.body && 'form' in request.body;
  const before = brings ? world.pictures() : 0;
  const headers = { ...request.headers, ...world.headersOf(caller) };
  const answer = await exchange(world.app.origin, { ...request, headers });
  sent += 1;
  tried.add(operation.name);
  const refusal = judge(operation, request, answer);
  const changes = await world.changes();
  const { status } = answer;
  if (status >= 400 || operation.method === 'GET') {
    // Who took a file along, the log says.
    const unasked = changes.filter(
      (write) => write !== 'INSERT activities' || !/\/(export|backups\/\{id\}\/file)$/.test(operation.name),
    );
    if (unasked.length > 0) throw new Fault(`${status}, and yet it was written: ${unasked.join(', ')}`);
    if (brings && world.pictures() > before) throw new Fault(`${status}, and yet a picture stays.`);
  }
  if (errors.mock.calls.length > 0) {
    const [line] = errors.mock.calls;
    errors.mockClear();
    throw new Fault(`${status}, and an error in the log: ${String(JSON.stringify(line)).slice(0, 500)}`);
  }
  // Callers may have signed out or switched each other off.
  if (status < 300 && operation.method !== 'GET' && /\/(auth|users)\b/.test(operation.path))
    await world.restore();
  return { status, refusal, changes };
}

/** Tries a property; what fails is tried smaller from the same beginning. */
async function holds<Value>(
  values: fc.Arbitrary<Value>,
  check: (value: Value) => Promise<void>,
  numRuns = runs,
): Promise<void> {
  let hasFailed = false;
  const property = fc.asyncProperty(values, async (value) => {
    if (hasFailed) await world.restore();
    try {
      await check(value);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  });
  await fc.assert(property, {
    seed,
    numRuns,
    includeErrorInReport: true,
    plugins: [fc.interruptAfterTimeLimit(longestMs)],
  });
}

function mayAsk({ name }: Operation): Caller[] {
  switch (access.get(name)!) {
    case Access.STAFF:
    case Access.EDITORS:
    case Access.OFFICE:
    case Access.ADMIN:
      return ['administrator'];
    case Access.ACCOUNT:
      return ['visitor', 'staff', 'administrator'];
    case Access.OPTIONAL:
      return ['nobody', 'visitor', 'staff', 'administrator'];
    case Access.PUBLIC:
      return [...callers];
  }
}

it('names the same calls as the server has', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual([...access.keys()].sort());
  expect(operations).toHaveLength(Object.values(openApiDocument.paths).flatMap(Object.keys).length);
});

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s',
  (_name, operation) => {
    beforeAll(() => world.restore());

    it('takes what the document allows', async () => {
      const requested = mayAsk(operation);
      const known = await Promise.all(requested.map((caller) => world.knownFor(operation, caller)));
      const requests = fc.oneof(
        ...requested.map((caller, index) =>
          fc.record({ caller: fc.constant(caller), request: rightRequest(operation, known[index]!) }),
        ),
      );
      await holds(requests, async ({ caller, request }) => {
        const { status, refusal } = await ask(operation, caller, request);
        const inWords = saidInWords[operation.id] ?? [];
        const fields = fieldsOf(refusal);
        if (
          status === 400 &&
          fields.length > 0 &&
          fields.every((field) => inWords.includes(field.split('.')[0]!))
        )
          return;
        if (status >= 400 && ![404, 409, ...(otherRefusals[operation.id] ?? [])].includes(status)) {
          throw new Fault(`${status} for what the document allows: ${JSON.stringify(refusal)}`);
        }
      });
    });

    (canBeWrong(operation) ? it : it.skip)(
      'refuses what the document does not allow, by its name',
      async () => {
        const caller = mayAsk(operation).at(-1)!;
        const requests = wrongRequest(operation, await world.knownFor(operation, caller));
        await holds(requests, async ({ field, request }) => {
          const { status, refusal } = await ask(operation, caller, request);
          if (![400, 413, 415, ...(field === undefined ? [404] : [])].includes(status)) {
            throw new Fault(`${status} for what the document does not allow.`);
          }
          if (field !== undefined) requireNamed(refusal, field);
        });
      },
    );

    const strangers = () => callers.filter((caller) => !mayAsk(operation).includes(caller));
    if (operation.isOpen) {
      it('is open to everybody, as the document says', () => {
        expect(strangers()).toEqual([]);
      });
    } else {
      it('is closed to those who may not', async () => {
        expect(strangers()).not.toEqual([]);
        const known = await world.knownFor(operation, 'administrator');
        await holds(
          rightRequest(operation, known),
          async (request) => {
            // Who asks for what visitors see is answered so, with any token.
            if (
              /[?&](isPublic|isActive)=true\b/.test(request.path) &&
              access.get(operation.name) === Access.OPTIONAL
            )
              return;
            for (const caller of strangers()) {
              const { status } = await ask(operation, caller, request);
              const expected = caller === 'visitor' || caller === 'staff' ? 403 : 401;
              if (status !== expected) throw new Fault(`${status} for ${caller}, and not ${expected}.`);
            }
          },
          Math.ceil(runs / callers.length),
        );
      });
    }

    it('answers anything at all', async () => {
      const known = await world.knownFor(operation, 'administrator');
      const requests = fc.record({
        caller: fc.constantFrom(...callers),
        request: anyRequest(operation, known),
      });
      await holds(requests, async ({ caller, request }) => {
        await ask(operation, caller, request);
      });
    });
  },
);

it('left no call out', () => {
  expect([...tried].sort()).toEqual(operations.map(({ name }) => name).sort());
});
