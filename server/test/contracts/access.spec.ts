import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Access, isAllowed, type Role } from '../../src/common/access/access.js';
import { UserRole } from '../../src/modules/accounts/accounts.module.js';
import { Build, tokenOf } from '../builders/build.js';
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
    expect(named(Access.OPTIONAL, Access.PUBLIC)).toEqual([
      'DELETE /visitor-uploads/:id',
      'GET /awards',
      'GET /blog/public',
      'GET /blog/public/:slug',
      'GET /calendars/:token',
      'GET /consultations/availability',
      'GET /design-orders/downloads/:token',
      'GET /design-orders/downloads/:token/files/:id',
      'GET /design-orders/licences/:code',
      'GET /design-orders/track/:code',
      'GET /design-orders/track/:code/pro-forma.pdf',
      'GET /health/live',
      'GET /health/ready',
      'GET /pack/:token',
      'GET /pack/:token/files/:fileId',
      'GET /previews/:token',
      'GET /projects',
      'GET /projects/:id',
      'GET /projects/facets',
      'GET /projects/featured',
      'GET /projects/slug/:slug',
      'GET /projects/slug/:slug/related',
      'GET /projects/slug/:slug/sheet.pdf',
      'GET /projects/stats',
      'GET /services',
      'GET /services/:id',
      'GET /services/standard',
      'GET /services/standard/:slug',
      'GET /settings',
      'GET /settings/office-hours',
      'GET /site-copy',
      'GET /site-search',
      'GET /team',
      'GET /testimonials',
      'GET /visitor-uploads/:id',
      'GET /visitors/realtime',
      'POST /auth/confirm-email',
      'POST /auth/forgot-password',
      'POST /auth/login',
      'POST /auth/refresh',
      'POST /auth/reset-password',
      'POST /auth/signup',
      'POST /consultations',
      'POST /consultations/own',
      'POST /consultations/own/cancel',
      'POST /consultations/own/confirm',
      'POST /consultations/own/move',
      'POST /consultations/own/new-link',
      'POST /consultations/own/times',
      'POST /contact-inquiries',
      'POST /design-orders',
      'POST /design-orders/track/:code/changes',
      'POST /design-orders/track/:code/changes/decision',
      'POST /design-orders/track/:code/downloads',
      'POST /design-orders/track/:code/payment',
      'POST /my-requests',
      'POST /my-requests/consultation-link',
      'POST /my-requests/erase',
      'POST /my-requests/export',
      'POST /my-requests/messages',
      'POST /my-requests/new-link',
      'POST /my-requests/open',
      'POST /pack/:token',
      'POST /projects/:id/views',
      'POST /visitors/heartbeat',
      'POST /visitors/track',
      'POST /visitors/views',
      'PUT /visitor-uploads/:id/parts/:offset',
    ]);
  });

  it('needs any account for exactly these routes', () => {
    expect(named(Access.ACCOUNT)).toEqual([
      'DELETE /auth/email/change',
      'DELETE /auth/sessions',
      'DELETE /auth/sessions/:id',
      'GET /auth/email',
      'GET /auth/profile',
      'GET /auth/second-factor',
      'GET /auth/sessions',
      'POST /auth/confirmation-mail',
      'POST /auth/email/change',
      'POST /auth/logout',
      'POST /auth/second-factor',
      'POST /auth/second-factor/off',
      'POST /auth/second-factor/recovery-codes',
      'POST /projects/:id/rate',
      'PUT /auth/change-password',
      'PUT /auth/profile',
      'PUT /auth/second-factor',
    ]);
  });

  it('answers 401 to a token that is not good on open routes that look at it, as the document says', async () => {
    for (const route of routes.filter(({ access }) => access === Access.OPTIONAL)) {
      const answer = await app.call(route.method, route.path.replace(/:\w+/g, '1'), { token: 'stale' });
      expect([route.name, answer.status, answer.error.code]).toEqual([route.name, 401, 'UNAUTHORIZED']);
      expect(answer.message).toBe('Your session has ended. Sign in again.');
    }
  });

  it('answers 401 to everybody without a token on every route that is not open', async () => {
    for (const route of routes.filter(({ access }) => ![Access.OPTIONAL, Access.PUBLIC].includes(access))) {
      const answer = await app.call(route.method, route.path.replace(/:\w+/g, '1'));
      expect([route.name, answer.status, answer.error.code]).toEqual([route.name, 401, 'UNAUTHORIZED']);
    }
  });

  it('is said by every route', () => {
    expect(routes.filter(({ saysAccess }) => !saysAccess).map(({ name }) => name)).toEqual([]);
  });

  it('needs an administrator for exactly these routes', () => {
    expect(named(Access.ADMIN)).toEqual([
      'DELETE /users/:id',
      'DELETE /users/:id/second-factor',
      'DELETE /users/:id/sessions',
      'GET /backups',
      'GET /backups/:id/file',
      'GET /backups/state',
      'GET /settings/admin',
      'GET /users',
      'GET /users/:id',
      'GET /users/:id/activity',
      'GET /users/:id/open-work',
      'GET /users/export',
      'GET /users/stats',
      'PATCH /users/:id/toggle-status',
      'POST /backups',
      'POST /users',
      'POST /users/:id/hand-over',
      'POST /users/:id/invitation',
      'POST /users/invitations',
      'PUT /settings',
      'PUT /users/:id',
    ]);
  });

  it('needs somebody who works in the back office for exactly these routes', () => {
    expect(named(Access.STAFF)).toEqual([
      'DELETE /bin/:entity/:id',
      'DELETE /saved-views/:id',
      'DELETE /uploads/:id',
      'GET /activity',
      'GET /bin',
      'GET /dashboard/overview',
      'GET /projects/admin/:id',
      'GET /saved-views',
      'GET /search',
      'GET /uploads/:id',
      'POST /saved-views',
      'PUT /saved-views/:id',
      'PUT /uploads/:id/parts/:offset',
    ]);
  });

  it('is for those who keep the content in exactly these groups, and for those who answer clients in these', () => {
    const groups = (access: Access) => [...new Set(named(access).map((name) => name.split('/')[1]))].sort();
    expect(groups(Access.EDITORS)).toEqual([
      'awards',
      'blog',
      'pictures',
      'preview-links',
      'projects',
      'publications',
      'revisions',
      'services',
      'site-copy',
      'team',
      'tender-packs',
      'testimonials',
      'translations',
    ]);
    expect(groups(Access.OFFICE)).toEqual([
      'attachments',
      'consultants',
      'consultations',
      'contact-inquiries',
      'dashboard',
      'design-files',
      'design-orders',
      'notifications',
      'people',
      'reply-templates',
      'settings',
    ]);
  });

  it.each(Object.values(UserRole))(
    'is given to %s where its role is named, and refused with 403 elsewhere',
    async (role: Role) => {
      const token = await tokenOf(app, await new Build(app.dataSource).user({ role: UserRole[role] }));
      for (const route of routes.filter(({ access }) => ![Access.OPTIONAL, Access.PUBLIC].includes(access))) {
        // Nothing happens: who may call is refused for what no call takes.
        const path = `${route.path.replace(/:\w+/g, '1')}?nobody-knows=1`;
        const { status } = await app.call(route.method, path, { token });
        expect([route.name, status]).toEqual([route.name, isAllowed(role, route.access) ? 400 : 403]);
      }
    },
  );
});
