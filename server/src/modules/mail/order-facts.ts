import type { Fact } from './letter.js';
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
