import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  buy: {
    priceOnRequest: 'Gatii gaafadhaa',
    intro: 'Amma kaffaltiin hin gaafatamu; dursinee bal’ina isaa mirkaneessuuf isiniif bilbilla.',
    name: 'Maqaa guutuu',
    email: 'Imeelii',
    phone: 'Bilbila',
    address: 'Teessoo',
    submit: 'Ajaja Galchaa',
    sending: 'Galfamaa jira...',
    failed: 'Ajaja galchuun hin danda’amne',
    doneTitle: 'Ajajni Milkaa’inaan Galeera!',
    doneText:
      'Ajajni dizaayinii keessan galeera. Bal’ina isaa fi kaffaltii mirkaneessuuf sa’aatii 24 keessatti isin qunnamna.',
    code: 'Koodii hordoffii ajaja keessanii',
    copy: 'Koodii Garagalchaa',
    copied: 'Koodiin garagalfameera',
    copyFailed: 'Koodii garagalchuun hin danda’amne. Maaloo barreeffadhaa.',
    track: 'Ajaja Hordofaa',
    close: 'Cufaa',
  },
  track: {
    title: 'Ajaja Keessan Hordofaa',
    text: 'Koodii hordoffii ajaja keessan waliin argattan galchaa. Ajajni eessa akka ga’e qofa agarsiisa; waa’ee keessan homaa hin ibsu.',
    code: 'Koodii hordoffii',
    hint: 'Fakkeenyaaf 7KQ4-M2XB-9HTD',
    submit: 'Haala Isaa Ilaalaa',
    missing: 'Koodii hordoffii keessan galchaa.',
    project: 'Dizaayinii',
    status: 'Haala',
    notFound: 'Ajajni koodii kana qabu hin jiru. Qubee qubeedhaan ilaalaa, yookaan nuuf bilbilaa.',
    failed: 'Ajaja barbaaduun hin danda’amne',
    next: {
      PENDING: 'Ajajni keessan nu ga’eera; sa’aatii 24 keessatti isin qunnamna.',
      CONFIRMED: 'Ajaja keessan isin waliin mirkaneessineerra.',
      IN_PROGRESS: 'Fakkiiwwan keessan qopheessaa jirra.',
      COMPLETED: 'Ajajni keessan xumurameera. Nu waliin ijaaruu keessaniif galatoomaa.',
      CANCELLED: 'Ajajni kun haqameera. Yoo hin eegin nu qunnamaa.',
    },
  },
} satisfies Catalogue<typeof english>;
