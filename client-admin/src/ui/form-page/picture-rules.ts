/** A chosen file, a stored path or an address; null for none. */
export type Picture = File | string | null;

/** As the server has it: bytes of one picture, and the kinds it takes. */
const LARGEST_BYTES = 5 * 1024 * 1024;
const KINDS = ['image/jpeg', 'image/png', 'image/webp'];

/** For the `accept` of a file input. */
export const PICTURE_KINDS = KINDS.join(',');

/** What is wrong with a file that was chosen as a picture; null when it will do. */
export function pictureProblem({ type, size }: File): 'type' | 'size' | null {
  if (!KINDS.includes(type)) return 'type';
  return size > LARGEST_BYTES ? 'size' : null;
}
