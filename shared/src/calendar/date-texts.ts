import { type CalendarDate, type CalendarName } from './calendar-date.ts';
import { dayOf, daysInMonth, monthsInYear } from './calendar-days.ts';
import type { CalendarLanguage } from './calendar-words.ts';
import { monthName } from './format-date.ts';

interface DateTexts {
  /** @param months how many the year has */
  noMonth: (month: number, calendar: CalendarName, months: number) => string;
  /** @param name of the month */
  shortMonth: (name: string, year: number, days: number) => string;
  /** Of the thirteenth month in a year without its sixth day. */
  commonYear: (name: string, year: number) => string;
  noYear: (year: number) => string;
  unreadable: (example: string) => string;
}

/** Why a date is none, in each language. */
const texts: Record<CalendarLanguage, DateTexts> = {
  en: {
    noMonth: (month, calendar, months) =>
      `There is no month ${month}: the ${calendar === 'ethiopian' ? 'Ethiopian' : 'Gregorian'} year has ${months} months.`,
    shortMonth: (name, year, days) => `${name} ${year} has only ${days} days.`,
    commonYear: (name, year) => `${name} ${year} has only 5 days; it has 6 once in four years.`,
    noYear: (year) => `Write the year with four digits, not as ${year}.`,
    unreadable: (example) => `Write the date as day/month/year, for example ${example}.`,
  },
  am: {
    noMonth: (month, calendar, months) =>
      `${month}ኛ ወር የለም፦ ${calendar === 'ethiopian' ? 'የኢትዮጵያ' : 'የጎርጎርዮስ'} ዓመት ${months} ወራት አሉት።`,
    shortMonth: (name, year, days) => `${name} ${year} ያለው ${days} ቀን ብቻ ነው።`,
    commonYear: (name, year) => `${name} ${year} ያለው 5 ቀን ብቻ ነው፤ 6 ቀን የሚሆነው በአራት ዓመት አንዴ ነው።`,
    noYear: (year) => `ዓመቱን በአራት አኃዝ ይጻፉ፤ ${year} ብቻ አይበቃም።`,
    unreadable: (example) => `ቀኑን በቀን/ወር/ዓመት ይጻፉ፤ ለምሳሌ ${example}።`,
  },
  om: {
    noMonth: (month, calendar, months) =>
      `Ji’i ${month}ffaan hin jiru: waggaan ${calendar === 'ethiopian' ? 'Itoophiyaa' : 'Awurooppaa'} ji’a ${months} qaba.`,
    shortMonth: (name, year, days) => `${name} ${year} guyyaa ${days} qofa qaba.`,
    commonYear: (name, year) =>
      `${name} ${year} guyyaa 5 qofa qaba; guyyaa 6 kan qabaatu waggaa afur keessatti yeroo tokko.`,
    noYear: (year) => `Waggaa lakkoofsa afuriin barreessaa; ${year} hin ga’u.`,
    unreadable: (example) => `Guyyicha akka guyyaa/ji’a/waggaatti barreessaa, fakkeenyaaf ${example}.`,
  },
};

/** Why a calendar does not have a date, as a sentence for people. @returns undefined where it has it */
export function whyNoDate(
  calendar: CalendarName,
  date: CalendarDate,
  language: CalendarLanguage,
): string | undefined {
  const { year, month, day } = date;
  if (dayOf(calendar, date) !== undefined) return undefined;
  const { noMonth, noYear, commonYear, shortMonth } = texts[language];
  const months = monthsInYear(calendar);
  if (month < 1 || month > months) return noMonth(month, calendar, months);
  if (year < 1000 || year > 9999) return noYear(year);
  const name = monthName(calendar, month, language);
  const days = daysInMonth(calendar, year, month);
  return days === 5 && day === 6 ? commonYear(name, year) : shortMonth(name, year, days);
}

/** What to write instead of a text that is no date. @param example as somebody would type it */
export function unreadableDate(example: string, language: CalendarLanguage): string {
  return texts[language].unreadable(example);
}
