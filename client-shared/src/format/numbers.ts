import type { Language } from './language';

// Ethiopia writes numbers with Western digits and grouping in all three languages.
const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const MAGNITUDES: Record<Language, [string, string, string]> = {
  en: ['K', 'M', 'B'],
  am: [' ሺ', ' ሚሊዮን', ' ቢሊዮን'],
  om: [' kuma', ' miliyoona', ' biliyoona'],
};

/** 12345.6 → "12,345.6". */
export function formatNumber(value: number): string {
  return GROUPED.format(value);
}

/** 1000 → "1.0K" · "1.0 ሺ" · "1.0 kuma"; below a thousand the number itself. */
export function formatCompactNumber(value: number, language: Language): string {
  let scaled = value;
  let power = 0;
  // 999,950 rounds to a thousand thousands, which reads as one million.
  while (Math.abs(scaled) >= (power === 0 ? 1000 : 999.95) && power < 3) {
    scaled /= 1000;
    power += 1;
  }
  if (power === 0) return formatNumber(value);
  return `${scaled.toFixed(1)}${MAGNITUDES[language][power - 1]}`;
}

/** A price in whole birr: "ETB 4,500,000" · "4,500,000 ብር" · "Qarshii 4,500,000". */
export function formatPrice(birr: number, language: Language): string {
  const amount = GROUPED.format(Math.round(birr));
  if (language === 'am') return `${amount} ብር`;
  return language === 'om' ? `Qarshii ${amount}` : `ETB ${amount}`;
}

/** An average of stars, always with one decimal: 4 → "4.0". */
export function formatAverage(value: number): string {
  return value.toFixed(1);
}
