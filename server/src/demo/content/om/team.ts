import type { MemberWords } from '../demo-words.js';

/** The people of the demo firm in Afaan Oromo, by their English names. */
export const teamOm: Record<string, MemberWords> = {
  'Selamawit Tefera': {
    name: 'Selamawit Tefera',
    title: 'Hundeessituu fi Arkiteektii Olaantuu',
    bio: 'Selamawit dhaabbata kana bara 2008 naannoo Araat Kiilootti kutaa lama keessatti hundeessite. Dura harkaan kaasti; keessumaa manneen lafa qajeelfama qabu irratti ijaaraman ishee hawwatu.',
  },
  'Dawit Gebremedhin': {
    name: 'Dawit Gebremedhin',
    title: 'Itti Gaafatamaa Injinariingii Caasaa',
    bio: 'Dawit waggoota digdamaaf caasaalee konkiriitii, sibiilaa fi dhagaa dizaayinii hojjeteera. Bu’uura hunda konkiriitiin osoo hin naqamin dura dhaqee ilaala.',
  },
  'Chaltu Regassa': {
    name: 'Chaltu Regassa',
    title: 'Daayirektara Arkiteekcharii',
    bio: 'Chaltuun dizaayinii manneen barumsaa, buufataalee fayyaa fi manneen jireenyaa geggeessiti. Naqamtetti guddatte; iddoo ijaarsaattis afaan sadiin dubbatti.',
  },
  'Tariku Dukamo': {
    name: 'Tariku Dukamo',
    title: 'Itti Gaafatamaa Bulchiinsa Piroojektii',
    bio: 'Tariku Yirgaalamitti gargaaraa ijaartuu dhagaa ta’ee jalqabee, galgala galgala bulchiinsa ijaarsaa barate. Sagantaan yeroo fi baasiin keenya dhugaa akka ta’an eega.',
  },
  'Hodan Abdirahman': {
    name: 'Hodan Abdirahman',
    title: 'Ogeettii Karoora Magaalaa fi Gorsituu Hayyama Ijaarsaa',
    bio: 'Hodan Hawaasaa, Jijjigaa fi Dirree Dhawaatti naannoolee jireenyaa karoorsiteetti. Maamiltoota keenyas waajjiraalee hayyama ijaarsaa keessatti ni qajeelchiti.',
  },
  'Rahel Wolde': {
    name: 'Rahel Wolde',
    title: 'Arkiteektii Dizaayinii Keessaa fi Teessuma Lafaa',
    bio: 'Ifni guyyaa foddaa irratti waan hin dhaabbanneef, Rahel kutaalee fi iddoo biqiltuu walfaana dizaayinii hojjetti. Ogeessota mukaa Finfinnee keessaa irra caalaa maqaadhaan beekti.',
  },
};
