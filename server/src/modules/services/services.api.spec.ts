import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, testPassword } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import type { SignedInDto } from '../auth/dto/sign-in.dto.js';
import type { ServiceDto } from './dto/service.dto.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

describe('services', () => {
  it('lists inactive services for staff only', async () => {
    await build.service({ title: 'On' });
    const off = await build.service({ title: 'Off', isActive: false });
    const open = await app.get<Page<ServiceDto>>('/services?page=1&limit=10&isActive=true');
    expect(open.data.data.map((service) => service.title)).toEqual(['On']);
    expect((await app.get(`/services/${off.id}`)).status).toBe(404);

    await build.admin({ email: 'staff@firm.example' });
    const login = await app.post<SignedInDto>('/auth/login', {
      email: 'staff@firm.example',
      password: testPassword,
    });
    const token = login.data.accessToken;
    const all = await app.get<Page<ServiceDto>>('/services/admin?sortBy=title&sortOrder=asc', { token });
    expect(all.data.data.map((service) => service.title)).toEqual(['Off', 'On']);
    expect((await app.get<ServiceDto>(`/services/admin/${off.id}`, { token })).data.title).toBe('Off');
  });

  it('have their long text as harmless HTML, below the headings of their page', async () => {
    const longDescription = '# Survey\n\nBy day\nand [night](javascript:x)';
    const { id } = await build.service({ longDescription });
    expect((await app.get(`/services/${id}`)).data).toMatchObject({
      longDescription,
      longDescriptionHtml: '<h3>Survey</h3>\n<p>By day<br>\nand night</p>',
    });
  });

  it('keeps the order of process steps', async () => {
    const { id } = await build.service({ process: ['Visit', 'Draw', 'Submit'] });
    expect((await app.get<ServiceDto>(`/services/${id}`)).data.process).toEqual(['Visit', 'Draw', 'Submit']);
  });
});
