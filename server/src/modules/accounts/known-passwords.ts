import { createRequire } from 'node:module';

type Words = typeof import('@zxcvbn-ts/language-common');

const require = createRequire(import.meta.url);

/** What attackers of a firm like this one try first, with some figures and signs behind it. */
const obvious = [
  'addisababa',
  'administrator',
  'admin',
  'architect',
  'architecture',
  'changeme',
  'consultancy',
  'design',
  'engineering',
  'ethiopia',
  'letmein',
  'office',
  'password',
  'staff',
  'welcome',
];

let leaked: Set<string> | undefined;

/**
 * Whether a password is among the 49,000 that leaked most often, or obvious here, however its letters are written.
 * The list takes some megabytes and is read once somebody chooses a password.
 */
export function isKnownPassword(password: string): boolean {
  leaked ??= new Set((require('@zxcvbn-ts/language-common') as Words).dictionary['passwords-common']);
  const plain = password.toLowerCase();
  return leaked.has(plain) || obvious.includes(/^([a-z]+)[^a-z]*$/.exec(plain)?.[1] ?? '');
}
