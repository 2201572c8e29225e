import { textLimits } from '../text-limits.js';

/**
 * What a file was called where it came from, as people know it: without the folders that some browsers and scripts send
 * along, and without characters that turn the direction of what follows.
 */
export function fileNameOf(name: string): string {
  const plain = name.replace(/^.*[\\/]/, '').replace(/[\p{Cc}\p{Bidi_Control}]/gu, '');
  // What is too long keeps its ending.
  return plain.length <= textLimits.title ? plain : plain.slice(-textLimits.title);
}
