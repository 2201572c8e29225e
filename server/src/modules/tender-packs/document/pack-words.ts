import { clientTypes as clientTypesAm, tenderFacts as tenderAm } from '@consultancy/shared/field-labels/am';
import { clientTypes as clientTypesEn, tenderFacts as tenderEn } from '@consultancy/shared/field-labels/en';
import { clientTypes as clientTypesOm, tenderFacts as tenderOm } from '@consultancy/shared/field-labels/om';
import { sheetWords } from '@consultancy/shared/sheet-words';

type Words = Readonly<Record<string, string>>;

const en = {
  types: sheetWords.en.types as Words,
  statuses: sheetWords.en.statuses as Words,
  area: sheetWords.en.area as (size: string) => string,
  facts: { ...sheetWords.en.facts, ...tenderEn } as Record<
    keyof typeof sheetWords.en.facts | keyof typeof tenderEn,
    string
  >,
  clientTypes: clientTypesEn as Words,
  project: 'Project',
  number: 'No',
  duration: 'Period',
  assignment: 'Assignment and outputs',
  clientAndCountry: 'Client and country',
  value: 'Contract value',
  role: 'Role of the firm',
  referee: 'Referee',
  floors: 'Floors above the ground floor',
  experience: 'Relevant projects',
  people: 'People',
  firm: 'The firm',
  name: 'Name',
  position: 'Position',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  asOf: 'Facts as of',
  ongoing: 'ongoing',
};

export type PackWords = typeof en;

/** What a pack says beside the facts of its records. */
export const packWords: Record<'en' | 'am' | 'om', PackWords> = {
  en,
  am: {
    ...sheetWords.am,
    facts: { ...sheetWords.am.facts, ...tenderAm },
    clientTypes: clientTypesAm,
    project: 'ፕሮጀክት',
    number: 'ተ.ቁ',
    duration: 'ጊዜ',
    assignment: 'ሥራውና ውጤቶቹ',
    clientAndCountry: 'ደንበኛና አገር',
    value: 'የውል ዋጋ',
    role: 'የድርጅቱ ሚና',
    referee: 'ዋቢ',
    floors: 'ከምድር ወለል በላይ ያሉ ወለሎች',
    experience: 'ተዛማጅ ፕሮጀክቶች',
    people: 'ባለሙያዎች',
    firm: 'ድርጅቱ',
    name: 'ስም',
    position: 'የሥራ መደብ',
    address: 'አድራሻ',
    phone: 'ስልክ',
    email: 'ኢሜይል',
    asOf: 'መረጃው የተወሰደው',
    ongoing: 'በሂደት ላይ',
  },
  om: {
    ...sheetWords.om,
    facts: { ...sheetWords.om.facts, ...tenderOm },
    clientTypes: clientTypesOm,
    project: 'Piroojektii',
    number: 'Lakk.',
    duration: 'Yeroo',
    assignment: 'Hojii fi bu’aawwan isaa',
    clientAndCountry: 'Maamila fi biyya',
    value: 'Gatii waliigaltee',
    role: 'Gahee dhaabbataa',
    referee: 'Wabii',
    floors: 'Darbiiwwan darbii lafaa ol jiran',
    experience: 'Piroojektoota walfakkaatan',
    people: 'Ogeessota',
    firm: 'Dhaabbata',
    name: 'Maqaa',
    position: 'Gita hojii',
    address: 'Teessoo',
    phone: 'Bilbila',
    email: 'Imeelii',
    asOf: 'Odeeffannoon kan fudhatame',
    ongoing: 'itti fufaa jira',
  },
};
