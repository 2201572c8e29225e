import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  title: 'Barbaacha',
  intro: 'Piroojektoota, tajaajiloota, barruulee fi fuulota marsariitii kanaa.',
  label: 'Marsariitii keessa barbaadaa',
  submit: 'Barbaadaa',
  results: 'Bu’aawwan “{words}”',
  kind: {
    projects: 'Piroojektoota',
    services: 'Tajaajiloota',
    posts: 'Barruulee',
    pages: 'Fuulota',
  },
  ask: 'Maal barbaaddu?',
  hint: 'Jechi tokko yookaan lama ni ga’a: iddoo, gosa gamoo, meeshaa. Qubee Laatinii yookaan kan Afaan Amaaraatiin barreessaa.',
  nothing: '“{words}” hin argamne',
  nothingText: 'Jechoota biraa yookaan xiqqaa yaalaa. Yookaan kana ilaalaa:',
  loading: 'Barbaadamaa jira',
  failed: 'Barbaaduun hin danda’amne',
} satisfies Catalogue<typeof english>;
