/** Thrown when a setting cannot be used; the message is one line that names the setting. */
export class InvalidSettingError extends Error {}

/** A bucket of an S3-compatible store, and who may use it. */
export interface S3Settings {
  /** Origin of the store. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket's name is in the path of an address, and not in its host. */
  pathStyle: boolean;
}

type Part = 'ENDPOINT' | 'BUCKET' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY';

const parts: Part[] = ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'];

type StoreValues = Partial<Record<`S3_${Part}` | `BACKUP_S3_${Part}`, string | undefined>> & {
  S3_PATH_STYLE: boolean;
};

/** Where uploads go: all of it or none, half a store is a mistake. */
export function uploadStore(values: StoreValues): S3Settings | undefined {
  return wholeStore(values, 'S3', () => undefined, 'uploads go to a store only with all of S3_*');
}

/** Where backups go. What is not said is as for the uploads, but for the bucket. */
export function backupStore(values: StoreValues): S3Settings | undefined {
  const asForUploads = (part: Part) => (part === 'BUCKET' ? undefined : values[`S3_${part}`]);
  const why = 'backups go to a store only with all of BACKUP_S3_*, or S3_* in place of what is missing';
  return wholeStore(values, 'BACKUP_S3', asForUploads, why);
}

/** @throws InvalidSettingError naming all that is missing of it */
function wholeStore(
  values: StoreValues,
  prefix: 'S3' | 'BACKUP_S3',
  otherwise: (part: Part) => string | undefined,
  why: string,
): S3Settings | undefined {
  if (parts.every((part) => values[`${prefix}_${part}`] === undefined)) return undefined;
  const whole = new Map(parts.map((part) => [part, values[`${prefix}_${part}`] ?? otherwise(part)]));
  const [first, ...others] = parts
    .filter((part) => whole.get(part) === undefined)
    .map((part) => `${prefix}_${part}`);
  if (first !== undefined) {
    const names = others.length > 0 ? `${first} (and ${others.join(', ')})` : first;
    throw new InvalidSettingError(`${names} must be set too: ${why}.`);
  }
  return {
    endpoint: whole.get('ENDPOINT')!,
    bucket: whole.get('BUCKET')!,
    region: whole.get('REGION')!,
    accessKeyId: whole.get('ACCESS_KEY_ID')!,
    secretAccessKey: whole.get('SECRET_ACCESS_KEY')!,
    pathStyle: values.S3_PATH_STYLE,
  };
}
