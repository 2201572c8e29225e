import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHmac, randomUUID } from 'node:crypto';
import { SIGNING_SECRET } from '../../src/config/config.module.js';
import { Build, testPassword } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let accessToken: string;
let refreshToken: string;
let secret: string;
let claims: Record<string, unknown>;

beforeAll(async () => {
  app = await TestApp.start();
  const { email } = await new Build(app.dataSource).admin();
  const { data } = await app.post<{ accessToken: string; refreshToken: string }>('/auth/login', {
    email,
    password: testPassword,
  });
  ({ accessToken, refreshToken } = data);
  secret = app.nest.get<string>(SIGNING_SECRET, { strict: false });
  claims = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as typeof claims;
});
afterAll(() => app.stop());

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function sign(header: object, payload: object, key: string, hash = 'sha256'): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

async function statusWith(token: string): Promise<number> {
  return (await app.get('/auth/profile', { token })).status;
}

const hs256 = { alg: 'HS256', typ: 'JWT' };

describe('a token of one’s own making', () => {
  it('would be good if it were signed as ours, so that what follows fails for its own reason', async () => {
    expect(await statusWith(sign(hs256, claims, secret))).toBe(200);
  });

  it.each(['none', 'None', 'NONE', 'nOnE', ''])('is refused with the algorithm %j', async (alg) => {
    const unsigned = `${encode({ ...hs256, alg })}.${encode(claims)}.`;
    expect(await statusWith(unsigned)).toBe(401);
    expect(await statusWith(unsigned + accessToken.split('.')[2])).toBe(401);
    expect(await statusWith(sign({ ...hs256, alg }, claims, secret))).toBe(401);
  });

  it.each(['HS384', 'HS512', 'RS256', 'ES256', 'PS256'])('is refused with the algorithm %s', async (alg) => {
    const hash = alg === 'HS512' ? 'sha512' : alg === 'HS384' ? 'sha384' : 'sha256';
    expect(await statusWith(sign({ ...hs256, alg }, claims, secret, hash))).toBe(401);
  });

  it.each(['', 'secret', 'changeme', 'null', 'undefined', '0'.repeat(64)])(
    'is refused with the key %j',
    async (key) => {
      expect(await statusWith(sign(hs256, claims, key))).toBe(401);
    },
  );

  it.each([
    { kid: '../../../../dev/null' },
    { kid: "' UNION SELECT ''; --" },
    { jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } },
    { jku: 'https://x.example/keys' },
    { x5u: 'https://x.example/cert' },
  ])('is refused with %j in its head', async (more) => {
    expect(await statusWith(sign({ ...hs256, ...more }, claims, ''))).toBe(401);
    expect(await statusWith(sign({ ...hs256, ...more }, claims, 'mine'))).toBe(401);
  });
});

describe('our own token', () => {
  it('is refused in any other shape', async () => {
    const [head, body, signature] = accessToken.split('.') as [string, string, string];
    const shapes = [
      `${head}.${body}`,
      `${head}.${body}.`,
      `${head}..${signature}`,
      `${head}.${encode({ ...claims, sub: '1', sid: randomUUID() })}.${signature}`,
      `${head}.${body}.${signature.slice(0, -2)}`,
      `${head}.${body}.${signature}.${signature}`,
      `${body}.${head}.${signature}`,
      accessToken.toUpperCase(),
      `"${accessToken}"`,
      'null',
      '[object Object]',
      'a'.repeat(8_000),
    ];
    for (const shape of shapes) expect([shape, await statusWith(shape)]).toEqual([shape, 401]);
  });

  it.each([
    ['expired', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['good for ever', { exp: undefined }],
    ['not yet good', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
    ['for somebody else', { aud: 'mail' }],
    ['for nobody', { aud: undefined }],
    ['of no session', { sid: null }],
    ['of another session', { sid: randomUUID() }],
  ])('is refused, though well signed, when it is %s', async (_what, change) => {
    expect(await statusWith(sign(hs256, { ...claims, ...change }, secret))).toBe(401);
  });

  it('says nothing that counts but its session', async () => {
    const token = sign(hs256, { ...claims, sub: '4711', role: 'USER' }, secret);
    expect((await app.get<{ role: string }>('/auth/profile', { token })).data.role).toBe('ADMIN');
  });

  it('serves for nothing else', async () => {
    expect([400, 401]).toContain((await app.post('/auth/refresh', { refreshToken: accessToken })).status);
    expect(await statusWith(refreshToken)).toBe(401);
    expect(await statusWith(accessToken)).toBe(200);
  });
});
