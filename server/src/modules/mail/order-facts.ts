import type { Fact, VisitorLetter } from './letter.js';
import { dayInWords, fact } from './meeting-facts.js';
import type { MailTexts } from './texts/mail-texts.js';

/** The same grouping in all three languages. */
const grouped = new Intl.NumberFormat('en-US');

interface OrderedDesign {
  project: string;
  /** Whole ETB; null means on request. */
  price: number | null;
  trackingCode: string;
}

export function orderFacts({ project, price, trackingCode }: OrderedDesign, texts: MailTexts): Fact[] {
  const { labels } = texts;
  return [
    { label: labels.design, value: project },
    {
      label: labels.price,
      value: price === null ? texts.priceOnRequest : texts.price(grouped.format(price)),
    },
    { label: labels.trackingCode, value: trackingCode },
  ];
}

type ChangeLetter = Extract<VisitorLetter, { kind: 'change-quoted' | 'change-declined' | 'change-accepted' }>;

/** What there is to say of a change of an ordered design; what the buyer requested is not repeated. */
export function changeFacts(letter: ChangeLetter, texts: MailTexts): Fact[] {
  const { labels } = texts;
  const amount = 'amount' in letter ? texts.price(grouped.format(letter.amount)) : null;
  const total = 'price' in letter && letter.price !== null ? texts.price(grouped.format(letter.price)) : null;
  const isQuote = letter.kind === 'change-quoted';
  return [
    { label: labels.design, value: letter.project },
    ...fact(labels.changePrice, amount),
    ...fact(labels.workingDays, isQuote ? String(letter.workingDays) : null),
    ...fact(labels.goodUntil, isQuote ? dayInWords(letter.goodUntil, texts) : null),
    ...fact(labels.total, total),
    { label: labels.trackingCode, value: letter.trackingCode },
  ];
}
