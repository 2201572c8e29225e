/** Stars out of ratings that sum up to `sum`, with one decimal. @param count at least 1 */
export function averageRating(sum: number, count: number): number {
  return Math.round((10 * sum) / count) / 10;
}
