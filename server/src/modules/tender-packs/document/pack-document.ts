import type { SiteLanguage } from '../../../common/language/site-language.enum.js';

/** What a pack consists of, for each of its writers: PDF, Word and web page. */
export type Block =
  | { kind: 'title'; text: string; lines: string[] }
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'picture'; path: string; description: string }
  /** @param widths shares of the width; without a head the first column has the labels of its rows */
  | { kind: 'table'; widths: number[]; head?: string[]; rows: string[][] }
  | { kind: 'break' };

export interface PackPart {
  language: SiteLanguage;
  blocks: Block[];
}

export interface PackDocument {
  title: string;
  author: string;
  parts: PackPart[];
}

/** Writes a document as a file. @param advance gets the share that is done, from 0 to 1 */
export type WriteDocument = (
  document: PackDocument,
  picture: (path: string) => Promise<Buffer | undefined>,
  advance: (share: number) => Promise<void>,
) => Promise<Buffer>;

/** Width and height of pictures, in points. */
export const pictureFrame = { width: 511, height: 288 };
