import { trimEnd } from '@consultancy/shared/texts';
/** What a film is, as its container says. */
export interface Film {
  type: 'mp4' | 'webm';
  seconds: number;
}

/** That a file is no film that browsers play; its message is for the sender. */
export class NotAFilmError extends Error {}

class TooManyPartsError extends NotAFilmError {
  constructor() {
    super(`The film has more than ${mostParts} parts. Save it again as MP4 (H.264) or WebM and try again.`);
  }
}

/**
 * Recognises a film by its content: an MP4 file with a track of H.264, or a WebM file with one of VP8, VP9 or AV1, whole to
 * its last byte. Only the container is read, never the pictures.
 * @throws NotAFilmError for anything else
 */
export function readFilm(bytes: Buffer): Film {
  try {
    if (bytes.subarray(4, 8).toString('latin1') === 'ftyp') return readMp4(bytes);
    if (bytes.length > 4 && bytes.readUInt32BE(0) === ids.ebml) return readWebm(bytes);
  } catch (error) {
    // A length that leads out of the file.
    if (error instanceof RangeError) throw new NotAFilmError('The film is damaged or cut off.');
    throw error;
  }
  throw new NotAFilmError('Please select a film: MP4 (H.264) or WebM.');
}

/** Parts that a film may have on one level; a long one has some hundreds. */
const mostParts = 10_000;

interface Part {
  name: string | number;
  content: Buffer;
}

// MP4: boxes of a length, a name of four letters, and a content, which may be boxes again.

function readMp4(bytes: Buffer): Film {
  const moov = required(boxesOf(bytes), 'moov').content;
  const header = required(boxesOf(moov), 'mvhd').content;
  const tracks = [...boxesOf(moov)].filter(({ name }) => name === 'trak');
  const codecs = tracks.flatMap(({ content }) => codecsOf(content));
  if (!codecs.some((codec) => codec === 'avc1' || codec === 'avc3'))
    throw new NotAFilmError('The film must be MP4 with H.264, or WebM.');
  required(boxesOf(bytes), 'mdat');
  const isLong = header.readUInt8(0) === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return { type: 'mp4', seconds: secondsOf(length / scale) };
}

/** The names of the codecs of a track of pictures; none of any other track. */
function codecsOf(track: Buffer): string[] {
  const media = required(boxesOf(track), 'mdia').content;
  if (required(boxesOf(media), 'hdlr').content.toString('latin1', 8, 12) !== 'vide') return [];
  const information = required(boxesOf(media), 'minf').content;
  const table = required(boxesOf(information), 'stbl').content;
  // A version and their count precede its entries.
  return Array.from(boxesOf(required(boxesOf(table), 'stsd').content.subarray(8)), ({ name }) =>
    String(name),
  );
}

function* boxesOf(bytes: Buffer): Generator<Part> {
  for (let at = 0, count = 0; at < bytes.length; count += 1) {
    if (count === mostParts) throw new TooManyPartsError();
    const short = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
    if (size < head || at + size > bytes.length) throw new RangeError();
    yield { name, content: bytes.subarray(at + head, at + size) };
    at += size;
  }
}

// WebM: elements of an id, a length, and a content, which may be elements again.

const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
};
const moving = 1;
/** Of the names that are looked for; they may be followed by zeros. */
const longestName = 32;
const codecs = new Set(['V_VP8', 'V_VP9', 'V_AV1']);

function readWebm(bytes: Buffer): Film {
  const head = required(elementsOf(bytes), ids.ebml).content;
  if (textOf(required(elementsOf(head), ids.docType)) !== 'webm')
    throw new NotAFilmError('The film must be MP4 with H.264, or WebM.');
  const segment = required(elementsOf(bytes), ids.segment).content;
  const tracks = [...elementsOf(required(elementsOf(segment), ids.tracks).content)].filter(
    ({ name }) => name === ids.track,
  );
  if (!tracks.some(({ content }) => isTrackOfPictures([...elementsOf(content)])))
    throw new NotAFilmError('The film must be WebM with VP8, VP9 or AV1, or MP4.');
  const info = [...elementsOf(required(elementsOf(segment), ids.info).content)];
  const { content: duration } = required(info, ids.duration);
  const scale = info.find(({ name }) => name === ids.timestampScale);
  const ticks = duration.length === 8 ? duration.readDoubleBE() : duration.readFloatBE();
  return { type: 'webm', seconds: secondsOf((ticks * (scale ? numberOf(scale) : 1e6)) / 1e9) };
}

function isTrackOfPictures(track: Part[]): boolean {
  return (
    numberOf(required(track, ids.trackType)) === moving && codecs.has(textOf(required(track, ids.codec)))
  );
}

function* elementsOf(bytes: Buffer): Generator<Part> {
  for (let at = 0, count = 0; at < bytes.length; count += 1) {
    if (count === mostParts) throw new TooManyPartsError();
    const idLength = Math.clz32(bytes.readUInt8(at)) - 23;
    const name = bytes.readUIntBE(at, idLength);
    at += idLength;
    const sizeLength = Math.clz32(bytes.readUInt8(at)) - 23;
    const marked = bytes.subarray(at, at + sizeLength);
    if (marked.length < sizeLength) throw new RangeError();
    const size = marked.reduce(
      (sum, byte, index) => sum * 256 + (index === 0 ? byte & (0xff >> sizeLength) : byte),
      0,
    );
    at += sizeLength;
    // A length that is not known, as of a live recording, is more than any file holds.
    if (at + size > bytes.length) throw new RangeError();
    yield { name, content: bytes.subarray(at, at + size) };
    at += size;
  }
}

function textOf({ content }: Part): string {
  return trimEnd(content.toString('latin1', 0, longestName), /\0/);
}

function numberOf({ content }: Part): number {
  return content.readUIntBE(0, content.length);
}

/** Reads all parts, because a film has to be whole to its last byte. @throws RangeError where there is none */
function required(parts: Iterable<Part>, name: Part['name']): Part {
  let found: Part | undefined;
  for (const part of parts) if (part.name === name) found ??= part;
  if (!found) throw new RangeError();
  return found;
}

function secondsOf(seconds: number): number {
  if (!(seconds > 0 && Number.isFinite(seconds)))
    throw new NotAFilmError(
      'The duration of the film is unknown. Save it again as a complete file and try again.',
    );
  return seconds;
}
