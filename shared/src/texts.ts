/**
 * The text without the signs at its end that match. A pattern such as `/x+$/` does the same in a time that grows with
 * the square of the length.
 * @param sign matches one sign
 */
export function trimEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** The text with a blank in place of its line breaks and the blanks around them. */
export function joinLines(text: string): string {
  return text
    .split(/\n\s*/)
    .map((line, index, lines) => (index < lines.length - 1 ? line.trimEnd() : line))
    .join(' ');
}
