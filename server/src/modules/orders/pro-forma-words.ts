import { SiteLanguage } from '../../common/language/site-language.enum.js';

interface ProFormaWords {
  title: string;
  number: string;
  date: string;
  buyer: string;
  design: string;
  /** A change that was accepted. @param day when, in words */
  change: (day: string) => string;
  /** Several of them in one line. */
  changes: (count: number) => string;
  /** What an order of a change alone is of. */
  changeOf: (design: string) => string;
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
    change: (day) => `Change of the design as agreed, ${day}`,
    changes: (count) => `${count} changes of the design as agreed`,
    changeOf: (design) => `Change of the design as agreed: ${design}`,
    amount: 'Amount',
    total: 'Total',
    price: (amount) => `ETB ${amount}`,
    contents: 'What you get',
    licence: 'Licence',
    note: 'This is an offer for payment, not a tax invoice.',
  },
  [SiteLanguage.am]: {
    title: 'ፕሮፎርማ',
    number: 'ቁጥር',
    date: 'የታዘዘበት ቀን',
    buyer: 'ገዢ',
    design: 'ዲዛይን',
    change: (day) => `የተስማማንበት የዲዛይን ለውጥ፣ ${day}`,
    changes: (count) => `የተስማማንባቸው ${count} የዲዛይን ለውጦች`,
    changeOf: (design) => `የተስማማንበት የዲዛይን ለውጥ፦ ${design}`,
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
    change: (day) => `Jijjiirama dizaayinii irratti walii galle, ${day}`,
    changes: (count) => `Jijjiirama dizaayinii ${count} irratti walii galle`,
    changeOf: (design) => `Jijjiirama dizaayinii irratti walii galle: ${design}`,
    amount: 'Hanga',
    total: 'Ida’ama',
    price: (amount) => `Qarshii ${amount}`,
    contents: 'Wanta argattan',
    licence: 'Hayyama itti fayyadamaa',
    note: 'Kun dhiyeessii gatii kaffaltiin ittiin raawwatamudha; nagahee gibiraa miti.',
  },
};
