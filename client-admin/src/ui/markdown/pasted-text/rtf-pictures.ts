/** A picture in the clipboard's Rich Text Format. */
export interface RtfPicture {
  type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array<ArrayBuffer>;
}

/** The PNG and JPEG pictures of a text in the Rich Text Format, in order; Word writes their bytes in hexadecimal. */
export function rtfPictures(rtf: string): RtfPicture[] {
  return [...rtf.matchAll(/\\(png|jpeg)blip/g)].flatMap(({ 0: word, 1: kind, index }) => {
    const hex = restOfGroup(rtf, index + word.length)
      // Its identifier, and how it is scaled.
      .replaceAll(/\{[^{}]*\}/g, '')
      .replaceAll(/\\[a-z]+-?\d* ?/g, '')
      .replaceAll(/\s+/g, '');
    if (hex === '' || hex.length % 2 > 0 || /[^\da-f]/i.test(hex)) return [];
    const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
      parseInt(hex.slice(2 * at, 2 * at + 2), 16),
    );
    return [{ type: `image/${kind as 'png' | 'jpeg'}`, bytes }];
  });
}

/** What follows in the same group, which ends with a brace of its own. */
function restOfGroup(rtf: string, start: number): string {
  let depth = 0;
  for (let at = start; at < rtf.length; at += 1) {
    if (rtf[at] === '{') depth += 1;
    else if (rtf[at] === '}') {
      if (depth === 0) return rtf.slice(start, at);
      depth -= 1;
    }
  }
  return '';
}
