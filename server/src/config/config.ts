import { trimEnd } from '@consultancy/shared/texts';
import { validateCronExpression } from 'cron';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { backupStore, InvalidSettingError, type S3Settings, uploadStore } from './store-settings.js';

export { InvalidSettingError } from './store-settings.js';
export type { S3Settings } from './store-settings.js';

/** Everything the environment decides, validated once at start; also its injection token. */
export abstract class Config {
  /** TCP port the server listens on. */
  port: number;
  /** Address the server binds to. */
  host: string;
  /** Absolute path of the folder that holds the embedded database, uploads and generated secrets. */
  dataDir: string;
  /** Origin under which visitors reach the site, without a trailing slash. */
  publicUrl: string;
  /** Connection string of a PostgreSQL server; undefined means the embedded database. */
  databaseUrl: string | undefined;
  /** The same database without the pooler that databaseUrl names; undefined where there is none. */
  databaseDirectUrl: string | undefined;
  /** At most so many connections of this process to a PostgreSQL server; two more are its own. */
  databasePoolSize: number;
  /** S3-compatible store that holds the uploads; undefined means that they lie under dataDir. */
  s3: S3Settings | undefined;
  /** What processes share beside the database; undefined means that they share only that. */
  redisUrl: string | undefined;
  /** A request waits no longer for Redis than this. */
  redisTimeoutMs: number;
  /** Secret that signs access tokens; undefined means one is generated and kept under dataDir. */
  jwtSecret: string | undefined;
  /** Mail server; undefined means that mails are written as files under dataDir. */
  smtpUrl: string | undefined;
  /** Who mails come from; what is undefined is taken from the site's settings. */
  mailFrom: { name?: string; address: string } | undefined;
  adminEmail: string;
  /** Password of the first administrator; undefined means one is generated at the first start. */
  adminPassword: string | undefined;
  /** Whether an empty database is filled with the demo firm. */
  demoContent: boolean;
  /** Whether browsers keep pages for reading them offline; off removes what they have kept. */
  offlineReading: boolean;
  /** Whether requests are rate limited; off only for load tests. */
  rateLimit: boolean;
  /** Whether X-Forwarded-* headers are believed; on only behind a reverse proxy. */
  trustProxy: boolean;
  /** How long the server still serves after SIGTERM, once its probe says so. */
  shutdownDelaySeconds: number;
  /** TCP port of the metrics, bound to `host`; undefined means none. */
  metricsPort: number | undefined;
  /** A request that sends it may read the metrics on the server's own port; undefined means nobody. */
  metricsToken: string | undefined;
  /** When backups are made, as a cron expression in the time of Addis Ababa; undefined means never by themselves. */
  backupSchedule: string | undefined;
  /** Absolute path of the folder that they are stored in. */
  backupDir: string;
  /** Whether they are stored there: without BACKUP_DIR a store takes its place. */
  isBackupDirUsed: boolean;
  /** S3-compatible store of backups: the only place, or beside BACKUP_DIR the second one. */
  backupStore: S3Settings | undefined;
  /** So many of the newest are stored in any case, beside those of seven days, four weeks and six months. */
  backupKeep: number;
  /** Whether a backup is made before migrations change a database with content. */
  backupBeforeUpdate: boolean;
  logLevel: (typeof logLevels)[number];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const port = z.coerce
  .number({ error: 'must be a port number from 1 to 65535' })
  .int('must be a port number from 1 to 65535')
  .min(1, 'must be a port number from 1 to 65535')
  .max(65535, 'must be a port number from 1 to 65535');

const onOff = (byDefault: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default(byDefault)
    .transform((value) => value === 'on');

/** `office@firm.example`, or `Our firm <office@firm.example>`. */
const sender = z.string().transform((text, context) => {
  const [, name, bracketed] = /^([^<>"\r\n]*)<([^<>]*)>$/.exec(text) ?? [];
  const address = bracketed ?? text;
  if (z.email().max(254).safeParse(address).success) return { name: name?.trim() || undefined, address };
  context.addIssue('must be an email address, or a name and an address: Our firm <office@example.com>');
  return z.NEVER;
});

const wholeNumber = (what: string, least: number, most: number) => {
  const error = `must be ${what} from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
};

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://');

const cronExpression = z.string().refine((text) => validateCronExpression(text).valid, {
  error: 'must be a cron expression such as 0 2 * * * (every night at two)',
});

const storeAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address such as https://s3.example.com',
});

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address such as https://example.com' })
    .optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: wholeNumber('a number of connections', 1, 1000).default(10),
  S3_ENDPOINT: storeAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: onOff('on'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/./, 'must start with redis:// or rediss://')
    .optional(),
  REDIS_TIMEOUT_MS: wholeNumber('a number of milliseconds', 1, 5000).default(50),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must start with smtp:// or smtps:// and name a mail server',
    })
    .optional(),
  MAIL_FROM: sender.optional(),
  ADMIN_EMAIL: z.email('must be an email address').max(254).default('admin@example.com'),
  ADMIN_PASSWORD: z
    .string()
    .regex(
      /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9]).{6,200}$/,
      'must have at least 6 characters, 1 lowercase, 1 uppercase, and 1 number',
    )
    .optional(),
  DEMO_CONTENT: onOff('on'),
  OFFLINE_READING: onOff('on'),
  RATE_LIMIT: onOff('on'),
  TRUST_PROXY: onOff('off'),
  SHUTDOWN_DELAY_SECONDS: wholeNumber('a number of seconds', 0, 300).default(0),
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  BACKUP_SCHEDULE: z.literal('off').or(cronExpression).optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_ENDPOINT: storeAddress.optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_KEEP: wholeNumber('a number', 1, 1000).default(1),
  BACKUP_BEFORE_UPDATE: onOff('on'),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
});

/** The names of all settings, for the test that holds .env.example against them. */
export const settingNames = Object.keys(settings.shape);

/**
 * Reads the settings from the environment. Empty values count as unset.
 * @throws InvalidSettingError naming the first setting that cannot be used
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    settingNames.map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const result = settings.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0]!;
    const name = String(issue.path[0]);
    throw new InvalidSettingError(`${name} ${issue.message} (it is "${shown(name, given[name])}").`);
  }
  const value = result.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    publicUrl: trimEnd(value.PUBLIC_URL ?? `http://localhost:${value.PORT}`, /\//),
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_URL && value.DATABASE_DIRECT_URL,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    s3: uploadStore(value),
    redisUrl: value.REDIS_URL,
    redisTimeoutMs: value.REDIS_TIMEOUT_MS,
    jwtSecret: value.JWT_SECRET,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    adminEmail: value.ADMIN_EMAIL.toLowerCase(),
    adminPassword: value.ADMIN_PASSWORD,
    demoContent: value.DEMO_CONTENT,
    offlineReading: value.OFFLINE_READING,
    rateLimit: value.RATE_LIMIT,
    trustProxy: value.TRUST_PROXY,
    shutdownDelaySeconds: value.SHUTDOWN_DELAY_SECONDS,
    metricsPort: value.METRICS_PORT,
    metricsToken: value.METRICS_TOKEN,
    backupSchedule: backupSchedule(value),
    backupDir: resolve(value.BACKUP_DIR ?? join(value.DATA_DIR, 'backups')),
    isBackupDirUsed: value.BACKUP_DIR !== undefined || value.BACKUP_S3_BUCKET === undefined,
    backupStore: backupStore(value),
    backupKeep: value.BACKUP_KEEP,
    backupBeforeUpdate: value.BACKUP_BEFORE_UPDATE,
    logLevel: value.LOG_LEVEL,
  };
}

const everyNight = '0 2 * * *';

/** Several processes may have a DATA_DIR each, which may be gone with its process: then nobody would find the backups. */
function backupSchedule(value: z.infer<typeof settings>): string | undefined {
  if (value.BACKUP_SCHEDULE !== undefined)
    return value.BACKUP_SCHEDULE === 'off' ? undefined : value.BACKUP_SCHEDULE;
  const isPlaceNamed = value.BACKUP_DIR !== undefined || value.BACKUP_S3_BUCKET !== undefined;
  const mayBeOneOfSeveral = value.DATABASE_URL !== undefined && Boolean(value.REDIS_URL ?? value.S3_BUCKET);
  return mayBeOneOfSeveral && !isPlaceNamed ? undefined : everyNight;
}

/** Secrets stay out of the error line, which ends up in logs. */
function shown(name: string, value: string | undefined): string {
  return /SECRET|ACCESS_KEY|PASSWORD|TOKEN|_URLS?$/.test(name) && name !== 'PUBLIC_URL'
    ? '***'
    : (value ?? '');
}
