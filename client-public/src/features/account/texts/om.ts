import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  signup: {
    tab: 'Galmaa’aa',
    submit: 'Herrega Uumaa',
    missing: 'Maaloo dirreewwan barbaachisan hunda guutaa.',
    pending: 'Herregni uumamaa jira...',
    done: 'Herregni uumameera',
    failed: 'Herrega uumuun hin danda’amne',
    offline: 'Yeroo galmee rakkoon neetwoorkii uumame',
  },
  login: {
    tab: 'Seenaa',
    submit: 'Seenaa',
    missing: 'Imeelii fi jecha iccitii galchaa.',
    pending: 'Seenamaa jira...',
    done: 'Milkaa’inaan seentaniittu',
    failed: 'Seenuun hin danda’amne',
    invalid: 'Imeeliin yookaan jechi iccitii sirrii miti',
    offline: 'Yeroo seenuu rakkoon neetwoorkii uumame',
  },
  unexpected: 'Dogoggorri hin eegamne uumameera',
  name: 'Maqaa guutuu',
  email: 'Imeelii',
  address: 'Teessoo',
  password: 'Jecha iccitii',
  passwordRules:
    'Yoo xiqqaate arfii 6; qubee xiqqaa tokko, qubee guddaa tokko fi lakkoofsa tokko qabaachuu qaba.',
  signedInAs: '{{email}} dhaan seentaniittu',
  profile: {
    heading: 'Odeeffannoo Keessan',
    save: 'Odeeffannoo Olkaa’aa',
    saved: 'Odeeffannoon keessan olkaa’ameera',
    failed: 'Odeeffannoo keessan olkaa’uun hin danda’amne',
    changedElsewhere:
      'Odeeffannoon keessan gidduutti bakka biraatti jijjiirameera. Wanti olkaa’ame hin jiru. Ilaalaatii irra deebi’aa olkaa’aa.',
    elsewhere: 'Kan bakka biraatti olkaa’ame: {{value}}',
  },
  change: {
    heading: 'Jecha Iccitii Jijjiiraa',
    current: 'Jecha iccitii ammaa',
    next: 'Jecha iccitii haaraa',
    submit: 'Jecha Iccitii Jijjiiraa',
    done: 'Jechi iccitii jijjiirameera. Meeshaalee biroo irraas baataniittu.',
    failed: 'Jecha iccitii jijjiiruun hin danda’amne',
  },
  logout: 'Ba’aa',
  loggedOut: 'Baataniittu',
} satisfies Catalogue<typeof english>;
