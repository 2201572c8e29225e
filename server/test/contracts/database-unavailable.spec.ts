import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { ErrorFilter } from '../../src/common/errors/error-filter.js';
import { freePort } from '../support/postgres-server.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

const tryAgain = {
  status: 503,
  success: false,
  message: expect.stringMatching(/try again/i),
  error: { code: 'SERVICE_UNAVAILABLE' },
};

/** How often the log says that a request failed; what works by the clock meanwhile complains for itself. */
function countFailures(): () => number {
  const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
  const failed = log.mock.contexts as Logger[];
  return () => failed.filter((logger) => logger['context'] === ErrorFilter.name).length;
}

describe('a database that does not answer', () => {
  it.each(['57014', '57P01', '08006'])(
    'is said with 503 for a statement that ends with %s',
    async (state) => {
      const failures = countFailures();
      await app.dataSource.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'secret of the server' USING ERRCODE = '${state}'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON visitors FOR EACH ROW EXECUTE FUNCTION fail()`);
      const answer = await app.post('/visitors/track', { sessionId: 'a-session', pageUrl: '/' });
      await app.dataSource.query('DROP FUNCTION fail CASCADE');
      expect(answer).toMatchObject(tryAgain);
      expect(JSON.stringify(answer)).not.toContain('secret');
      expect(failures()).toBe(1);
    },
  );

  it('is said with 503 where no connection is to be had, by the readiness probe too, until it is back', async () => {
    const failures = countFailures();
    const nowhere = new pg.Pool({ host: '127.0.0.1', port: await freePort() });
    const { master } = app.dataSource.driver as PostgresDriver & { master: pg.Pool };
    jest.spyOn(master, 'connect').mockImplementation(nowhere.connect.bind(nowhere));
    expect(await app.get('/projects')).toMatchObject(tryAgain);
    expect(failures()).toBe(1);
    const ready = await fetch(`${app.origin}/health/ready`);
    expect({ status: ready.status, ...((await ready.json()) as object) }).toMatchObject(tryAgain);
    expect((await fetch(`${app.origin}/health/live`)).status).toBe(200);
    jest.restoreAllMocks();
    expect((await app.get('/projects')).status).toBe(200);
    expect((await fetch(`${app.origin}/health/ready`)).status).toBe(200);
  });
});
