import type { ErrorTexts, VisitorField } from './error-texts.js';

const labels: Record<VisitorField, string> = {
  name: 'Maqaa',
  email: 'Imeelii',
  phone: 'Bilbila',
  address: 'Teessoo',
  subject: 'Mata duree',
  message: 'Ergaa',
  comment: 'Yaada',
  password: 'Jecha iccitii',
  currentPassword: 'Jecha iccitii ammaa',
  newPassword: 'Jecha iccitii haaraa',
  clientName: 'Maqaa',
  clientEmail: 'Imeelii',
  clientPhone: 'Bilbila',
  clientCompany: 'Dhaabbata',
  topic: 'Mata duree marii',
  description: 'Ergaa',
  location: 'Bakka',
  preferredDate: 'Guyyaa',
  date: 'Guyyaa',
  rating: 'Madaallii',
};

/** The label stands in front, so that the sentence is right for every field. */
function about(field: string, sentence: string): string {
  return `${labels[field as VisitorField] ?? field}: ${sentence}`;
}

export const om: ErrorTexts = {
  fault: 'Gama keenyaan rakkoon uumameera. Maaloo turtanii irra deebi’aa yaalaa.',
  unavailable: 'Kana amma gochuun hin danda’amne. Xiqqoo turtanii irra deebi’aa yaalaa.',
  tooManyRequests:
    'Yeroo gabaabaa keessatti gaaffiin baay’een nu ga’eera. Xiqqoo turtanii irra deebi’aa yaalaa.',
  tooLarge: 'Wanti ergitan hamma hayyamame caala.',
  unreadableAddress: 'Teessoon kun dubbifamuu hin dandeenye. Mallattoo % fi dheerina isaa mirkaneessaa.',
  collision: 'Namni biraa odeeffannoo kana yeruma kanatti jijjiireera. Irra deebi’aa yaalaa.',
  signInFirst: 'Kana gochuuf dursa seenaa.',
  notAllowed: 'Herrega kanaan kana gochuun hin danda’amu.',
  sessionEnded: 'Yeroon itti seentan dhumateera. Irra deebi’aa seenaa.',
  invalidCredentials:
    'Imeeliin yookaan jechi iccitii sirrii miti. Maaloo mirkaneessaatii irra deebi’aa yaalaa.',
  tooManyFailedLogins: (minutes) =>
    `Yaaliin seenuu baay’een hin milkoofne. Daqiiqaa ${minutes} booda irra deebi’aa yaalaa.`,
  emailTaken: 'Imeelii kanaan herregni duraan baname jira.',
  wrongCurrentPassword: 'Jechi iccitii ammaa sirrii miti.',
  tooManyWrongPasswords: (minutes) =>
    `Jechi iccitii yeroo baay’ee sirriitti hin galchamne. Daqiiqaa ${minutes} booda irra deebi’aa yaalaa.`,
  samePassword: 'Jechi iccitii haaraan kan ammaa irraa adda ta’uu qaba.',
  onlyOwnRating: 'Madaaluu kan dandeessan maqaa keessaniin qofa.',
  notFound: {
    Project: 'Piroojektichi hin argamne.',
    Service: 'Tajaajilichi hin argamne.',
    Article: 'Barruun kun hin argamne.',
    Order: 'Ajajichi hin argamne.',
    Inquiry: 'Ergaan kun hin argamne.',
    Consultation: 'Gorsichi hin argamne.',
    User: 'Herregichi hin argamne.',
    Notification: 'Beeksisichi hin argamne.',
    Settings: 'Qindaa’inni hin argamne.',
  },
  staleVersion: 'Erga bantanii booda namni biraa odeeffannoo kana jijjiireera. Wanti olkaa’ame hin jiru.',
  notForSale: 'Dizaayiniin piroojektii kanaa gurgurtaaf miti. Maaloo kan biraa filadhaa.',
  trackingCodeTaken: 'Koodiin hordoffii kun qabameera. Irra deebi’aa yaalaa.',
  timeTaken: 'Sa’aatii kanatti beellamni gorsaa biraa jira.',
  required: (field) => about(field, 'maaloo dirree kana guutaa.'),
  requiredAndAtMost: (field, max) => about(field, `maaloo dirree kana guutaa; yoo baay’ate arfii ${max}.`),
  atMost: (field, max) => about(field, `yoo baay’ate arfii ${max}.`),
  notText: (field) => about(field, 'barreeffama ta’uu qaba.'),
  notEmail: (field) => about(field, 'teessoo imeelii guutuu galchaa, fakkeenyaaf name@example.com.'),
  notDay: (field) => about(field, 'guyyaa sirriitti galchaa, fakkeenyaaf 2026-11-20.'),
  notDayOrTimestamp: (field) => about(field, 'guyyaa sirriitti galchaa, fakkeenyaaf 2026-11-20.'),
  pastDay: (field) => about(field, 'guyyaa darbe filachuun hin danda’amu.'),
  tooFarAhead: (field, years) => about(field, `guyyaa waggaa ${years} ol fagaatu filachuun hin danda’amu.`),
  notBetween: (field, least, most) => about(field, `${least} hanga ${most} ta’uu qaba.`),
  cannotBeStored: (field) => about(field, 'arfiiwwan olkaa’uun hin danda’amne qaba.'),
  moreFields: (count) => `Rakkoon biraa ${count} jira.`,
  passwordRules: {
    length: 'Jechi iccitii yoo xiqqaate arfii 6 qabaachuu qaba.',
    lowercase: 'Jechi iccitii yoo xiqqaate qubee xiqqaa tokko qabaachuu qaba.',
    uppercase: 'Jechi iccitii yoo xiqqaate qubee guddaa tokko qabaachuu qaba.',
    number: 'Jechi iccitii yoo xiqqaate lakkoofsa tokko qabaachuu qaba.',
  },
  passwordTooLong: (max) => `Jechi iccitii arfii ${max} caaluu hin qabu.`,
};
