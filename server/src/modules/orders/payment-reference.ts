/** Shortest and longest number of a transfer. */
const shape = /^[A-Z0-9]{6,30}$/;

/**
 * The number of a transfer as banks and telebirr print it, in one spelling, so that the same one is recognised as the
 * same; undefined where it is none.
 */
export function readPaymentReference(typed: string): string | undefined {
  const reference = typed
    .normalize('NFKC')
    .replace(/[\s./_-]/g, '')
    .toUpperCase();
  return shape.test(reference) ? reference : undefined;
}
