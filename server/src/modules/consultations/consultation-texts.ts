import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const consultationTexts = {
  notFound: {
    en: 'Consultation not found.',
    am: 'ምክክሩ አልተገኘም።',
    om: 'Gorsichi hin argamne.',
  },
  timeTaken: {
    en: 'Another consultation is scheduled or confirmed at this time.',
    am: 'በዚህ ሰዓት ሌላ የምክክር ቀጠሮ አለ።',
    om: 'Sa’aatii kanatti beellamni gorsaa biraa jira.',
  },
  pastDay: {
    en: 'preferredDate cannot be in the past.',
    am: 'ቀን፦ ያለፈ ቀን መምረጥ አይቻልም።',
    om: 'Guyyaa: guyyaa darbe filachuun hin danda’amu.',
  },
  tooFarAhead: (years: number) => ({
    en: `preferredDate cannot be more than ${years} years ahead.`,
    am: `ቀን፦ ከ${years} ዓመት በላይ የሚርቅ ቀን መምረጥ አይቻልም።`,
    om: `Guyyaa: guyyaa waggaa ${years} ol fagaatu filachuun hin danda’amu.`,
  }),
  closedDay: {
    en: 'preferredDate must be a day on which the office is open. Choose another day.',
    am: 'ቀን፦ በዚህ ቀን ቢሮው ዝግ ነው። ሌላ ቀን ይምረጡ።',
    om: 'Guyyaa: guyyaa kana waajjirri cufaadha. Guyyaa biraa filadhaa.',
  },
  closedTime: {
    en: 'preferredTime must be a time at which the office is open on that day. Choose another time.',
    am: 'ሰዓት፦ በዚያ ቀን በዚህ ሰዓት ቢሮው ዝግ ነው። ሌላ ሰዓት ይምረጡ።',
    om: 'Sa’aatii: guyyaa sana sa’aatii kanatti waajjirri cufaadha. Sa’aatii biraa filadhaa.',
  },
  unreachable: {
    en: 'Give an email address or a phone number, so that we can confirm the time.',
    am: 'ሰዓቱን እንድናረጋግጥልዎ የኢሜይል አድራሻ ወይም ስልክ ቁጥር ይስጡ።',
    om: 'Sa’aaticha akka isiniif mirkaneessinuuf teessoo imeelii yookaan lakkoofsa bilbilaa kennaa.',
  },
  emailMissing: {
    en: 'clientEmail is required. Without an email address, set noEmail to true and give a phone number.',
    am: 'ኢሜይል፦ ያስፈልጋል። የኢሜይል አድራሻ ከሌለዎት ይህንኑ ይምረጡና ስልክ ቁጥር ይስጡ።',
    om: 'Imeelii: barbaachisaadha. Teessoo imeelii yoo hin qabaanne kanuma filadhaatii lakkoofsa bilbilaa kennaa.',
  },
  phoneMissing: {
    en: 'clientPhone is required where noEmail is true, so that we can confirm the time.',
    am: 'ስልክ፦ የኢሜይል አድራሻ ከሌለ ሰዓቱን እንድናረጋግጥልዎ ስልክ ቁጥር ያስፈልጋል።',
    om: 'Bilbila: teessoon imeelii yoo hin jiraanne, sa’aaticha akka isiniif mirkaneessinuuf lakkoofsi bilbilaa barbaachisaadha.',
  },
  noNumber: {
    en: 'clientPhone must be a number that we can call, such as +251 911 234 567.',
    am: 'ስልክ፦ ልንደውልበት የምንችል ቁጥር መሆን አለበት፣ ለምሳሌ +251 911 234 567።',
    om: 'Bilbila: lakkoofsa bilbiluu dandeenyu ta’uu qaba, fakkeenyaaf +251 911 234 567.',
  },
  emailAndNone: {
    en: 'noEmail cannot be true where clientEmail is given. Leave one of them out.',
    am: 'ኢሜይል፦ የኢሜይል አድራሻ ከሰጡ «ኢሜይል የለኝም» ማለት አይቻልም። አንዱን ይተዉ።',
    om: 'Imeelii: teessoo imeelii yoo kennitan imeelii hin qabu jechuun hin danda’amu. Isaan keessaa tokko dhiisaa.',
  },
  tooSoon: (hours: number) => ({
    en: `preferredTime must be at least ${hours} hours ahead. Choose a later time, or call us.`,
    am: `ሰዓት፦ ቢያንስ ከ${hours} ሰዓት በኋላ መሆን አለበት። ሌላ ሰዓት ይምረጡ ወይም ይደውሉልን።`,
    om: `Sa’aatii: yoo xiqqaate sa’aatii ${hours} booda ta’uu qaba. Sa’aatii biraa filadhaa yookaan nuuf bilbilaa.`,
  }),
  forStaff: (field: string) => ({
    en: `${field} can only be sent by staff.`,
    am: `${field}፦ መላክ የሚችሉት የቢሮው ሠራተኞች ብቻ ናቸው።`,
    om: `${field}: hojjettoota waajjiraa qofatu erguu danda’a.`,
  }),
  slotTaken: {
    en: 'This time has just been taken. Choose another time.',
    am: 'ይህ ሰዓት በዚህ መካከል ተይዟል። ሌላ ሰዓት ይምረጡ።',
    om: 'Sa’aatiin kun yeroo kana gidduutti qabameera. Sa’aatii biraa filadhaa.',
  },
  tooLateToChange: (hours: number) => ({
    en: `A consultation can be changed here until ${hours} hours before it begins. Please call us.`,
    am: `ምክክርን እዚህ መቀየር የሚቻለው ከመጀመሩ ${hours} ሰዓት በፊት ድረስ ነው። እባክዎ ይደውሉልን።`,
    om: `Gorsa asitti jijjiiruun kan danda’amu hanga jalqabuusaa dura sa’aatii ${hours}tti. Maaloo nuuf bilbilaa.`,
  }),
  tooManyChanges: {
    en: 'This consultation was changed five times within a day. Please call us.',
    am: 'ይህ ምክክር በአንድ ቀን ውስጥ አምስት ጊዜ ተቀይሯል። እባክዎ ይደውሉልን።',
    om: 'Gorsi kun guyyaa tokko keessatti yeroo shan jijjiirameera. Maaloo nuuf bilbilaa.',
  },
  tooManyHeld: {
    en: 'You already have two other requests on hold. Cancel one of them, or call us.',
    am: 'ሌሎች ሁለት ጥያቄዎችዎ ሰዓት ይዘዋል። አንዱን ይሰርዙ ወይም ይደውሉልን።',
    om: 'Gaaffiiwwan keessan biroo lama duraan sa’aatii qabataniiru. Isaan keessaa tokko haqaa yookaan nuuf bilbilaa.',
  },
  noTime: {
    en: 'This request has no time to confirm. Choose a time.',
    am: 'ይህ ጥያቄ የሚረጋገጥ ሰዓት የለውም። ሰዓት ይምረጡ።',
    om: 'Gaaffiin kun sa’aatii mirkaneeffamu hin qabu. Sa’aatii filadhaa.',
  },
  cannotChange: {
    en: 'This consultation was cancelled, or is over. Book another one.',
    am: 'ይህ ምክክር ተሰርዟል ወይም አልፏል። ሌላ ያስይዙ።',
    om: 'Gorsi kun haqameera yookaan darbeera. Kan biraa qabadhaa.',
  },
} satisfies TranslatedTexts;
