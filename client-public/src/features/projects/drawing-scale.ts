import type { ViewedPicture } from '../../lib/dialogs';
import { ratioOf } from './pictures-of';

/** A drawing that shows less than this share of the widest one would be too small beside it. */
const LEAST_SHARE = 1 / 5;
/** Drawings in a row. */
const MOST_IN_ROW = 3;

/** Width of what a drawing shows, in metres; 0 if unknown. */
export const metresOf = ({ known }: ViewedPicture): number => known?.widthMetres ?? 0;

/** Drawings whose width is known, in groups of one scale: first those that can be read beside the widest, and so on. */
export function groupByScale(drawings: ViewedPicture[]): ViewedPicture[][] {
  const widest = Math.max(0, ...drawings.map(metresOf));
  if (widest === 0) return [];
  const fits = (drawing: ViewedPicture) => metresOf(drawing) > widest * LEAST_SHARE;
  return [drawings.filter(fits), ...groupByScale(drawings.filter((drawing) => !fits(drawing)))];
}

/** Measures of rows of drawings at one scale: three of the widest fit beside one another. */
export function rowsOf(drawings: ViewedPicture[]) {
  const widest = drawings.map(metresOf).sort((a, b) => b - a);
  const inRow = widest.slice(0, MOST_IN_ROW);
  const metres = inRow.reduce((sum, width) => sum + width);
  const highest = Math.max(...drawings.map((drawing) => metresOf(drawing) / ratioOf(drawing.path)));
  return { count: inRow.length, metres, ratio: metres / highest };
}

/** Length of the scale bar of drawings at one scale: 1, 2 or 5 times a power of ten, in metres. */
export function barOf(widths: number[]): number {
  const most = Math.min(Math.max(...widths) / 4, Math.min(...widths) * 0.6);
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1);
}
