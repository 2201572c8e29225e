/** What visitors send with a form: a plot plan, proof of ownership, sketches, photographs. */
export const attachmentLimits = { files: 10, bytes: 10 * 1024 * 1024 } as const;

export const attachmentTypes = ['pdf', 'jpg', 'png', 'webp', 'dwg', 'dxf'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** Those that can be shown as a small picture. */
export const pictureTypes: readonly AttachmentType[] = ['jpg', 'png', 'webp'];

/** As many bytes of the beginning of a file as `attachmentTypeOf` looks at. */
export const telltaleBytes = 4096;

/** A drawing as text begins with comments, which have the code 999, and its first section. */
const dxf = /^(?:[ \t]*999[ \t]*\r?\n[^\n]*\n)*[ \t]*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n/;

const isOfType: Record<AttachmentType, (text: string) => boolean> = {
  pdf: (text) => /^%PDF-\d/.test(text),
  jpg: (text) => text.startsWith('\xff\xd8\xff'),
  png: (text) => text.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (text) => text.startsWith('RIFF') && text.startsWith('WEBP', 8),
  dwg: (text) => /^AC10\d\d/.test(text),
  dxf: (text) => text.startsWith('AutoCAD Binary DXF\r\n\x1a\0') || dxf.test(text),
};

/**
 * The type of a file by its content, regardless of its name.
 * @param start its first bytes
 * @returns undefined for anything else
 */
export function attachmentTypeOf(start: Uint8Array): AttachmentType | undefined {
  const codes = start.subarray(0, telltaleBytes);
  const text = String.fromCharCode(...codes).replace(/^\xef\xbb\xbf/, '');
  return attachmentTypes.find((type) => isOfType[type](text));
}
