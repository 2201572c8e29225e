import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const authTexts = {
  signInFirst: {
    en: 'Sign in to do this.',
    am: 'ይህን ለማድረግ መጀመሪያ ይግቡ።',
    om: 'Kana gochuuf dursa seenaa.',
  },
  notAllowed: {
    en: 'Your account is not allowed to do this.',
    am: 'በዚህ መለያ ይህን ማድረግ አይቻልም።',
    om: 'Herrega kanaan kana gochuun hin danda’amu.',
  },
  invalidCredentials: {
    en: 'Invalid email or password. Please check your credentials and try again.',
    am: 'ኢሜይሉ ወይም የይለፍ ቃሉ ትክክል አይደለም። እባክዎ አረጋግጠው እንደገና ይሞክሩ።',
    om: 'Imeeliin yookaan jechi iccitii sirrii miti. Maaloo mirkaneessaatii irra deebi’aa yaalaa.',
  },
  tooManyFailedLogins: (minutes: number) => ({
    en: `Too many failed logins. Try again in ${minutes} minutes.`,
    am: `ለመግባት የተደረጉ ብዙ ሙከራዎች አልተሳኩም። ከ${minutes} ደቂቃ በኋላ እንደገና ይሞክሩ።`,
    om: `Yaaliin seenuu baay’een hin milkoofne. Daqiiqaa ${minutes} booda irra deebi’aa yaalaa.`,
  }),
  wrongCurrentPassword: {
    en: 'Current password is incorrect.',
    am: 'አሁን ያለው የይለፍ ቃል ትክክል አይደለም።',
    om: 'Jechi iccitii ammaa sirrii miti.',
  },
  tooManyWrongPasswords: (minutes: number) => ({
    en: `The current password was wrong too many times. Try again in ${minutes} minutes.`,
    am: `የይለፍ ቃሉ ብዙ ጊዜ በትክክል አልገባም። ከ${minutes} ደቂቃ በኋላ እንደገና ይሞክሩ።`,
    om: `Jechi iccitii yeroo baay’ee sirriitti hin galchamne. Daqiiqaa ${minutes} booda irra deebi’aa yaalaa.`,
  }),
  tooManyWrongCodes: (minutes: number) => ({
    en: `The code was wrong too many times. Try again in ${minutes} minutes.`,
    am: `ኮዱ ብዙ ጊዜ በትክክል አልገባም። ከ${minutes} ደቂቃ በኋላ እንደገና ይሞክሩ።`,
    om: `Koodiin yeroo baay’ee sirriitti hin galchamne. Daqiiqaa ${minutes} booda irra deebi’aa yaalaa.`,
  }),
  sameEmail: {
    en: 'This is already the address of your account.',
    am: 'ይህ አስቀድሞ የመለያዎ አድራሻ ነው።',
    om: 'Kun duraanuu teessoo herrega keessaniiti.',
  },
  samePassword: {
    en: 'New password must be different from current password.',
    am: 'አዲሱ የይለፍ ቃል አሁን ካለው የተለየ መሆን አለበት።',
    om: 'Jechi iccitii haaraan kan ammaa irraa adda ta’uu qaba.',
  },
} satisfies TranslatedTexts;

/** What the forms call a password. */
export const passwordFields = {
  password: { am: 'የይለፍ ቃል', om: 'Jecha iccitii' },
  currentPassword: { am: 'አሁን ያለው የይለፍ ቃል', om: 'Jecha iccitii ammaa' },
  newPassword: { am: 'አዲስ የይለፍ ቃል', om: 'Jecha iccitii haaraa' },
};
