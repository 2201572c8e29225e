import type { Messages } from '@consultancy/client-shared/i18n/messages';

/** Parts of the catalogue that have texts of this name, such as `form`. */
export type TextsWith<Name extends string> = {
  [Part in keyof Messages]: Messages[Part] extends Record<Name, unknown> ? Part : never;
}[keyof Messages];
