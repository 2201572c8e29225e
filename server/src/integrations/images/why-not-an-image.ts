const select = 'Please select a valid image file (JPEG, PNG, or WebP)';

/** Formats that pictures often have, by the first bytes as Latin-1; the name of a file says little. */
const formats: [pattern: RegExp, reason: string][] = [
  [
    /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s,
    'This is a HEIC picture, as iPhones take them. Export it as JPEG; iPhones take JPEGs with Settings, Camera, Formats, Most Compatible.',
  ],
  [/^.{4}ftypavi[fs]/s, 'This is an AVIF picture. Save it as JPEG, PNG or WebP.'],
  [/^GIF8[79]a/, 'This is a GIF picture. Save it as PNG or WebP.'],
  [/^(?:II\*\0|MM\0\*)/, 'This is a TIFF or raw picture. Export it as JPEG.'],
  [/^BM.{4}\0\0\0\0/s, 'This is a BMP picture. Save it as PNG.'],
  [/^8BPS/, 'This is a Photoshop file. Export it as JPEG or PNG.'],
  [/^%PDF-/, 'This is a PDF. Export its page as JPEG or PNG.'],
  [
    /^(?:\xef\xbb\xbf)?\s*<(?:svg[\s>]|(?:\?xml|!--|!DOCTYPE svg)[^]*<svg[\s>])/i,
    'This is an SVG drawing. Export it as PNG.',
  ],
  [
    /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP)/s,
    'The picture is damaged or not complete. Copy it again from the camera or the original.',
  ],
];

/** Bytes of the beginning that are looked at. */
const lookedAt = 1024;

/** Why a file is no picture that can be stored, for staff. */
export function whyNotAnImage(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, lookedAt);
  const reason =
    bytes.length === 0 ? 'The file is empty.' : formats.find(([pattern]) => pattern.test(start))?.[1];
  return reason ? `${select}. ${reason}` : select;
}
