import type { Catalogue } from '@consultancy/client-shared/i18n';
import { om as builtIn } from '@consultancy/client-shared/standard-services/om';
import type { texts as english } from './en';

export const texts = {
  title: 'Tajaajiloota',
  intro:
    'Lafa yeroo jalqabaaf ilaaluu irraa hanga furtuu gamoo xumurameetti: tajaajila tokko yookaan hunda isaanii waajjira tokko irraa argadhaa.',
  listLabel: 'Tajaajiloota Keenya',
  learnMore: 'Dabalata Dubbisaa',
  new: 'Haaraa',
  extra: {
    loading: 'Tajaajiloonni dabalataa fe’amaa jiru...',
    failed: 'Tajaajiloota dabalataa fe’uun hin danda’amne',
  },
  detail: {
    trail: 'Iddoo amma jirtan',
    contactForDetails: 'Bal’inaaf nu qunnamaa',
    duration: 'Yeroo fudhatu',
    overview: 'Ibsa Waliigalaa',
    included: 'Hojiiwwan Of Keessaa Qabu',
    process: 'Adeemsa Hojii Keenyaa',
    benefits: 'Faayidaalee Ijoo',
    sidebar: 'Tajaajiloota Hunda',
    loading: 'Tajaajilli fe’amaa jira',
    failed: 'Tajaajila kana fe’uun hin danda’amne',
  },
  cta: {
    heading: 'Mariidhaan Haa Jalqabnu',
    text: 'Waan yaaddan nutti himaa.',
  },
  builtIn,
} satisfies Catalogue<typeof english>;
