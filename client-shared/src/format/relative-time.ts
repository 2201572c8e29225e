import type { Language } from './language';

type Unit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute';

const UNIT_SECONDS: [Unit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const WORDS: Record<
  Language,
  {
    now: string;
    units: Record<Unit, string>;
    past: (amount: string) => string;
    future: (amount: string) => string;
  }
> = {
  en: {
    now: 'just now',
    units: { year: 'year', month: 'month', week: 'week', day: 'day', hour: 'hour', minute: 'minute' },
    past: (amount) => `${amount} ago`,
    future: (amount) => `in ${amount}`,
  },
  am: {
    now: 'አሁን',
    units: { year: 'ዓመት', month: 'ወር', week: 'ሳምንት', day: 'ቀን', hour: 'ሰዓት', minute: 'ደቂቃ' },
    past: (amount) => `ከ${amount} በፊት`,
    future: (amount) => `ከ${amount} በኋላ`,
  },
  om: {
    now: 'amma',
    units: {
      year: 'waggaa',
      month: 'ji’a',
      week: 'torban',
      day: 'guyyaa',
      hour: 'sa’aatii',
      minute: 'daqiiqaa',
    },
    past: (amount) => `${amount} dura`,
    future: (amount) => `${amount} booda`,
  },
};

function amountText(count: number, unit: Unit, language: Language): string {
  const word = WORDS[language].units[unit];
  if (language === 'om') return `${word} ${count}`;
  return `${count} ${word}${language === 'en' && count !== 1 ? 's' : ''}`;
}

/** "3 days ago" · "ከ3 ቀን በፊት" · "guyyaa 3 dura"; within a minute "just now". */
export function formatRelativeTime(value: string | Date, now: Date, language: Language): string {
  const seconds = Math.round((new Date(value).getTime() - now.getTime()) / 1000);
  if (Number.isNaN(seconds)) return '';
  const words = WORDS[language];
  const found = UNIT_SECONDS.find(([, length]) => Math.abs(seconds) >= length);
  if (!found) return words.now;
  const [unit, length] = found;
  const amount = amountText(Math.floor(Math.abs(seconds) / length), unit, language);
  return seconds < 0 ? words.past(amount) : words.future(amount);
}
