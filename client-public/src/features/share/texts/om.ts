import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  label: 'Qoodaa',
  on: '{name} Irratti Qoodaa',
  copy: 'Geessituu Garagalchaa',
  copied: 'Geessituun garagalfameera',
  copyFailed: 'Geessituu garagalchuun hin danda’amne. Sarara teessoo irraa fudhadhaa.',
} satisfies Catalogue<typeof english>;
