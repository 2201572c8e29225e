import { SiteLanguage } from '../../common/language/site-language.enum.js';

interface ProFormaWords {
  title: string;
  number: string;
  date: string;
  buyer: string;
  design: string;
  amount: string;
  total: string;
  price: (amount: string) => string;
  contents: string;
  licence: string;
  /** What it is not. */
  note: string;
}

/** What a pro-forma says beside what was ordered. */
export const proFormaWords: Record<SiteLanguage, ProFormaWords> = {
  [SiteLanguage.en]: {
    title: 'Pro-forma invoice',
    number: 'Number',
    date: 'Date of order',
    buyer: 'Buyer',
    design: 'Design',
    amount: 'Amount',
    total: 'Total',
    price: (amount) => `ETB ${amount}`,
    contents: 'What you get',
    licence: 'Licence',
    note: 'This is an offer by which you can pay, and no tax invoice.',
  },
  [SiteLanguage.am]: {
    title: 'ፕሮፎርማ',
    number: 'ቁጥር',
    date: 'የታዘዘበት ቀን',
    buyer: 'ገዢ',
    design: 'ዲዛይን',
    amount: 'መጠን',
    total: 'ጠቅላላ',
    price: (amount) => `${amount} ብር`,
    contents: 'የሚያገኙት',
    licence: 'የአጠቃቀም ፈቃድ',
    note: 'ይህ ክፍያ የሚፈጸምበት የዋጋ ማቅረቢያ ነው፤ የግብር ደረሰኝ አይደለም።',
  },
  [SiteLanguage.om]: {
    title: 'Piroofoormaa',
    number: 'Lakkoofsa',
    date: 'Guyyaa ajajame',
    buyer: 'Bitataa',
    design: 'Dizaayinii',
    amount: 'Hanga',
    total: 'Ida’ama',
    price: (amount) => `Qarshii ${amount}`,
    contents: 'Wanta argattan',
    licence: 'Hayyama itti fayyadamaa',
    note: 'Kun dhiyeessii gatii kaffaltiin ittiin raawwatamudha; nagahee gibiraa miti.',
  },
};
