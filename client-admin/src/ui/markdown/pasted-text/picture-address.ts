import { lostAddress, pictureOfAddress } from '../text-pictures/markdown-pictures';
import type { AddressOfPicture } from './place-pictures';
import { type RtfPicture, rtfPictures } from './rtf-pictures';

/** The kinds of pictures that the library takes. */
const DATA = /^data:(image\/(?:png|jpeg|webp));base64,([\w+/=\s]+)$/;

/**
 * Gives pasted pictures their addresses: those of this site keep theirs, those in the clipboard are uploaded, and the
 * rest are lost.
 *
 * @param rtf the same text in the Rich Text Format, where Word has the pictures that its HTML only names
 * @param upload returns the number of its upload; undefined for a file that the library does not take
 */
export function addressOfPicture(rtf: string, upload: (file: File) => number | undefined): AddressOfPicture {
  const inRtf = rtfPictures(rtf);
  let count = 0;
  return ({ source, local }) => {
    const known = pictureOfAddress(source, location.origin);
    if (known && 'path' in known) return known.path;
    // Where there are more of them, as in bullets, it is not certain which one is meant.
    const picture = local?.count === inRtf.length ? inRtf[local.index] : pictureOfData(source);
    if (!picture) return lostAddress(source);
    count += 1;
    const name = `pasted-${count}.${picture.type.slice('image/'.length)}`;
    const id = upload(new File([picture.bytes], name, { type: picture.type }));
    return id === undefined ? lostAddress(name) : `upload:${id}`;
  };
}

function pictureOfData(source: string): (Omit<RtfPicture, 'type'> & { type: string }) | undefined {
  const [, type, base64] = DATA.exec(source) ?? [];
  if (!type || !base64) return undefined;
  return { type, bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) };
}
