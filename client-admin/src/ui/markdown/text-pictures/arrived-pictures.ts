import { markdownTexts } from '../texts';
import { hasPlaceholders } from './markdown-pictures';

/** The rule of a text in Markdown: it is not sent while its pictures are on their way. */
export const arrivedPictures = {
  problem: (markdown: string) => (hasPlaceholders(markdown) ? markdownTexts.pictures.underWay : undefined),
};
