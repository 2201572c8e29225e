import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ErrorFilter } from '../../src/common/errors/error-filter.js';
import { Build, tokenOf } from '../builders/build.js';
import { RawConnection } from '../support/raw-http.js';
import { TestApp } from '../support/test-app.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  token = await tokenOf(app, await new Build(app.dataSource).admin());
});
afterAll(() => app.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

const file = (field: string, type: string) =>
  `--xx\r\nContent-Disposition: form-data; name="${field}"; filename="half"\r\nContent-Type: ${type}\r\n\r\n`;

it.each([
  ['/pictures', 'multipart/form-data; boundary=xx', file('image', 'image/jpeg')],
  ['/contact-inquiries', 'application/json', '{"name":"A","message":"'],
  ['/contact-inquiries', 'multipart/form-data; boundary=xx', file('attachments', 'application/pdf')],
])('a request to %s of %s that is cut off is no fault of the server', async (path, type, beginning) => {
  const errors = jest.spyOn(Logger.prototype, 'error');
  const answered = jest.spyOn(ErrorFilter.prototype as unknown as { send: () => void }, 'send');
  const line = await RawConnection.open(app.origin);
  await line.send(
    `POST /api/v1${path} HTTP/1.1\r\nHost: firm.example\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: 300000\r\n\r\n${beginning}${'A'.repeat(100_000)}`,
  );
  line.close();
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
  const [, error] = answered.mock.calls[0] as unknown as [unknown, { getStatus(): number }];
  expect(error.getStatus()).toBe(400);
  expect(errors).not.toHaveBeenCalled();
});
