/** Where a picture will stand that is still on its way: no address, so nobody could load it. */
const PLACEHOLDER = /!\[[^[\]]*\]\(upload:\d+\)/g;
/** A picture of the site, with what it shows and its caption. */
const PICTURE = /!\[([^[\]]*)\]\((\/uploads\/[\w/.-]+)((?: +"[^"\n]*")?)\)/g;

/** The text in place of a picture while its file is uploaded. */
export function placeholderOf(id: number, name: string): string {
  return `![${inBrackets(name)} …](upload:${id})`;
}

/** Whether pictures of the text are still on their way. */
export function hasPlaceholders(markdown: string): boolean {
  return markdown.search(PLACEHOLDER) >= 0;
}

/** The text without pictures that never arrived: it is that of a draft whose page is gone. */
export function withoutPlaceholders(markdown: string): string {
  return markdown.replaceAll(new RegExp(`${PLACEHOLDER.source}(?:\\n\\n)?`, 'g'), '');
}

export function pictureMarkdown({ path, alt }: { path: string; alt: string }): string {
  return `![${inBrackets(alt)}](${path})`;
}

/** A picture in a text. */
export interface TextPicture {
  path: string;
  start: number;
  end: number;
  /** The same with what it shows. */
  saying: (words: string) => string;
}

/** Pictures of the site in a text that have no description. */
export function picturesWithoutWords(markdown: string): TextPicture[] {
  return [...markdown.matchAll(PICTURE)]
    .filter(([, alt]) => alt!.trim() === '')
    .map(({ 0: whole, 2: path = '', 3: caption = '', index }) => ({
      path,
      start: index,
      end: index + whole.length,
      saying: (words) => `![${inBrackets(words)}](${path}${caption})`,
    }));
}

/**
 * The picture that an address means: that of its file, or of its dialog in the library.
 * @param origin of this site
 */
export function pictureOfAddress(
  text: string,
  origin: string,
): { path: string } | { id: number } | undefined {
  const typed = text.trim();
  if (/\s/.test(typed) || !URL.canParse(typed, origin)) return undefined;
  const address = new URL(typed, origin);
  if (address.origin !== origin) return undefined;
  // A narrower version of a picture is that picture.
  if (/^\/uploads\/[\w/.-]+\.webp$/.test(address.pathname))
    return { path: address.pathname.replace(/\.w\d+\.webp$/, '.webp') };
  const id = Number(address.searchParams.get('view'));
  return address.pathname === '/admin/media' && id > 0 ? { id } : undefined;
}

/** A paragraph to insert into a text, with the blank lines that separate it from the text around it. */
export function asParagraph(block: string, { before, after }: { before: string; after: string }): string {
  const gapBefore = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const gapAfter = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return `${gapBefore}${block}${gapAfter}`;
}

/** Words that may stand in the brackets of a picture. */
function inBrackets(words: string): string {
  return words
    .replaceAll(/[[\]\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
