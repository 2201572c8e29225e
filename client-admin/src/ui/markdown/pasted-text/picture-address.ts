import { lostAddress, pictureOfAddress } from '../text-pictures/markdown-pictures';
import type { AddressOfPicture } from './place-pictures';

/** The kinds of pictures that the library takes. */
const DATA = /^data:(image\/(?:png|jpeg|webp));base64,([\w+/=\s]+)$/;

/**
 * Gives pasted pictures their addresses: those of this site keep theirs, those in the clipboard are uploaded, and the
 * rest are lost.
 *
 * @param upload returns the number of its upload; undefined for a file that the library does not take
 */
export function addressOfPicture(upload: (file: File) => number | undefined): AddressOfPicture {
  let count = 0;
  return ({ source }) => {
    const known = pictureOfAddress(source, location.origin);
    if (known && 'path' in known) return known.path;
    const [, type, base64] = DATA.exec(source) ?? [];
    if (!type || !base64) return lostAddress(source);
    count += 1;
    const id = upload(fileOf(base64, type, `pasted-${count}`));
    return id === undefined ? lostAddress('') : `upload:${id}`;
  };
}

function fileOf(base64: string, type: string, name: string): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], `${name}.${type.slice('image/'.length)}`, { type });
}
