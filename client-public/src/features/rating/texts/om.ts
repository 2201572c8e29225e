import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  stars: 'Madaallii keessan',
  star: '{count, plural, one {Urjii #} other {Urjii #}}',
  comment: 'Yaada',
  submit: 'Madaallii Galchaa',
  done: 'Madaallii keessaniif galatoomaa',
  doneUncounted:
    'Madaallii keessaniif galatoomaa. Kan lakkaa’amu yeroo teessoo imeelii keessan mirkaneessitanitti: imeelii keessan ilaalaa.',
  failed: 'Madaallii galchuun hin danda’amne',
  missing: 'Odeeffannoon barbaachisu hin guutamne. Maaloo irra deebi’aa yaalaa.',
} satisfies Catalogue<typeof english>;
