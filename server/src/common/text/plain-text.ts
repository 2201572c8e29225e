/**
 * What nobody sees in a text, such as marks of direction and zero-width spaces, which come along from chats and word
 * processors. A joiner between two pictographs stays: it makes one of them.
 */
const invisible =
  /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?!\u200d)[\p{Cf}\p{Cc}](?<![\n\t])/gu;
/** Line breaks of every kind: of Windows, of old programs, and those of Unicode. */
const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g;
/** Most texts have nothing of it. */
const isPlain = /^[ -~\n\t\p{L}\p{N}]*$/u;

/** A text as it is stored and compared: composed (NFC), with one kind of line break, and without what nobody sees. */
export function plainText(text: string): string {
  if (isPlain.test(text)) return text.normalize('NFC');
  return text.normalize('NFC').replace(lineBreak, '\n').replace(invisible, '');
}
