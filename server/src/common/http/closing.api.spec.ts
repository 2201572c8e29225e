import { expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { TestApp } from '../../../test/support/test-app.js';
import { waitFor } from '../../../test/support/wait-for.js';

it('closes a connection soon after the answer that was under way when the server stopped', async () => {
  const app = await TestApp.start();
  const { front } = app.nest.getHttpAdapter().getInstance() as FastifyInstance;
  const answering = Promise.withResolvers<ServerResponse>();
  front.handle = (_request, response) => {
    response.write('first ');
    answering.resolve(response);
  };
  const answer = await fetch(app.origin);
  const response = await answering.promise;

  const stopped = app.stop();
  // Idle connections are closed by then.
  await waitFor(() => !app.nest.getHttpServer().listening);
  response.end('last');

  expect(await answer.text()).toBe('first last');
  await stopped;
  // Otherwise it would be kept for 72 s.
}, 30_000);
