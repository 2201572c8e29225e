import type { DataSource } from 'typeorm';
import { seal, unseal } from '../../common/sealing.js';

interface Row {
  userId: number;
  secret: string;
  /** Whether a first code was right. */
  isOn: boolean;
}

/** @param secret base32 @param key the signing secret, which is in no database and no backup */
export function sealSecret(secret: string, userId: number, key: string): string {
  return seal(secret, key, purposeOf(userId));
}

/** @returns undefined where it was sealed with another key, or for another account */
export function openSecret(sealed: string, userId: number, key: string): string | undefined {
  try {
    return unseal(sealed, key, purposeOf(userId));
  } catch {
    return undefined;
  }
}

/** @returns a sentence on the accounts whose secrets this key does not open; undefined where it opens all */
export async function describeUnreadableSecrets(
  dataSource: DataSource,
  key: string,
): Promise<string | undefined> {
  const unreadable = (await readSecrets(dataSource)).filter(
    ({ userId, secret, isOn }) => isOn && openSecret(secret, userId, key) === undefined,
  ).length;
  if (unreadable === 0) return undefined;
  return (
    `Two-step sign-in of ${unreadable} account${unreadable === 1 ? '' : 's'} was set up with another secret ` +
    '(JWT_SECRET, or jwt-secret in DATA_DIR): codes of an app are refused there. Start with that secret, or have ' +
    'the owners sign in with a recovery code or an administrator switch two-step sign-in off for them.'
  );
}

/** By the name of the table: a backup is restored by a data source without entities. */
function readSecrets(dataSource: DataSource): Promise<Row[]> {
  return dataSource
    .createQueryBuilder()
    .select('factor.user_id', 'userId')
    .addSelect('factor.secret', 'secret')
    .addSelect('factor.last_step > 0', 'isOn')
    .from('second_factors', 'factor')
    .getRawMany<Row>();
}

/** A secret of one account is none of another. */
function purposeOf(userId: number): string {
  return `second factor of account ${userId}`;
}
