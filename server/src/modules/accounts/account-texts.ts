import type { TranslatedText, TranslatedTexts } from '../../common/errors/sentence.js';

/** What a new password must have. */
export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'number' | 'unknown';

/** Whole sentences. */
export const passwordRules = {
  length: {
    en: 'Password must be at least 6 characters long.',
    am: 'የይለፍ ቃሉ ቢያንስ 6 ቁምፊዎች ሊኖሩት ይገባል።',
    om: 'Jechi iccitii yoo xiqqaate arfii 6 qabaachuu qaba.',
  },
  lowercase: {
    en: 'Password must contain at least one lowercase letter.',
    am: 'የይለፍ ቃሉ ቢያንስ አንድ ትንሽ የላቲን ፊደል ሊኖረው ይገባል።',
    om: 'Jechi iccitii yoo xiqqaate qubee xiqqaa tokko qabaachuu qaba.',
  },
  uppercase: {
    en: 'Password must contain at least one uppercase letter.',
    am: 'የይለፍ ቃሉ ቢያንስ አንድ ትልቅ የላቲን ፊደል ሊኖረው ይገባል።',
    om: 'Jechi iccitii yoo xiqqaate qubee guddaa tokko qabaachuu qaba.',
  },
  number: {
    en: 'Password must contain at least one number.',
    am: 'የይለፍ ቃሉ ቢያንስ አንድ ቁጥር ሊኖረው ይገባል።',
    om: 'Jechi iccitii yoo xiqqaate lakkoofsa tokko qabaachuu qaba.',
  },
  unknown: {
    en: 'This password is too easy to guess. Choose another one.',
    am: 'ይህ የይለፍ ቃል ሌሎች በቀላሉ የሚገምቱት ነው። ሌላ ይምረጡ።',
    om: 'Jechi iccitii kun kan namoonni salphaatti tilmaaman keessaa tokko. Kan biraa filadhaa.',
  },
} satisfies Record<PasswordRule, TranslatedText>;

export const accountTexts = {
  notFound: { en: 'User not found.', am: 'መለያው አልተገኘም።', om: 'Herregichi hin argamne.' },
  sessionNotFound: {
    en: 'Session not found.',
    am: 'ይህ የገቡበት ጊዜ የለም።',
    om: 'Seensi kun hin jiru.',
  },
  sessionEnded: {
    en: 'Your session has ended. Sign in again.',
    am: 'የገቡበት ጊዜ አብቅቷል። እንደገና ይግቡ።',
    om: 'Yeroon itti seentan dhumateera. Irra deebi’aa seenaa.',
  },
  emailTaken: {
    en: 'An account with this email already exists.',
    am: 'በዚህ ኢሜይል የተከፈተ መለያ አስቀድሞ አለ።',
    om: 'Imeelii kanaan herregni duraan baname jira.',
  },
  passwordTooLong: (max: number) => ({
    en: `Password must be at most ${max} characters long.`,
    am: `የይለፍ ቃሉ ከ${max} ቁምፊዎች መብለጥ የለበትም።`,
    om: `Jechi iccitii arfii ${max} caaluu hin qabu.`,
  }),
} satisfies TranslatedTexts;
