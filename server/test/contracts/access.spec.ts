import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Access } from '../../src/common/access/access.js';
import { type Route, routesOf } from '../support/routes.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let routes: Route[];

beforeAll(async () => {
  app = await TestApp.start();
  routes = routesOf(app);
});
afterAll(() => app.stop());

function named(...access: Access[]): string[] {
  return routes
    .filter((route) => access.includes(route.access))
    .map((route) => route.name)
    .sort();
}

describe('access', () => {
  it('is open for exactly these routes', () => {
    expect(named(Access.PUBLIC, Access.ANONYMOUS)).toEqual([
      'GET /blog/public',
      'GET /blog/public/:slug',
      'GET /consultations/availability',
      'GET /design-orders/track/:code',
      'GET /health/live',
      'GET /health/ready',
      'GET /projects',
      'GET /projects/:id',
      'GET /projects/featured',
      'GET /projects/slug/:slug',
      'GET /projects/stats',
      'GET /services',
      'GET /services/:id',
      'GET /settings',
      'GET /visitors/realtime',
      'POST /auth/login',
      'POST /auth/refresh',
      'POST /auth/signup',
      'POST /consultations',
      'POST /contact-inquiries',
      'POST /design-orders',
      'POST /projects/:id/views',
      'POST /visitors/heartbeat',
      'POST /visitors/track',
    ]);
  });

  it('needs any account for exactly these routes', () => {
    expect(named(Access.ACCOUNT)).toEqual([
      'GET /auth/profile',
      'POST /auth/logout',
      'POST /projects/:id/rate',
      'PUT /auth/change-password',
      'PUT /auth/profile',
    ]);
  });

  it('answers 401 to a token that is not good on open routes that look at it, as the document says', async () => {
    for (const route of routes.filter(({ access }) => access === Access.PUBLIC)) {
      const answer = await app.call(route.method, route.path.replace(/:\w+/g, '1'), { token: 'stale' });
      expect([route.name, answer.status, answer.error.code]).toEqual([route.name, 401, 'UNAUTHORIZED']);
      expect(answer.message).toBe('Your session has ended. Sign in again.');
    }
  });

  it('answers 401 to everybody without a token on every route that is not open', async () => {
    for (const route of routes.filter(({ access }) => access === Access.ADMIN || access === Access.ACCOUNT)) {
      const answer = await app.call(route.method, route.path.replace(/:\w+/g, '1'));
      expect([route.name, answer.status, answer.error.code]).toEqual([route.name, 401, 'UNAUTHORIZED']);
    }
  });
});
