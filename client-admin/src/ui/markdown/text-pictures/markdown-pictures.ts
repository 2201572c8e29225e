/** The place of a picture that is on its way: no address, so nobody could load it. */
const PLACEHOLDER = /!\[([^[\]]*)\]\(upload:(\d+)((?: +"[^"\n]*")?)\)/g;
/** The place of a picture that did not come with its text. Visitors do not see it: it has no address. */
const LOST = /!\[([^[\]]*)\]\(lost:([\w.-]*)((?: +"[^"\n]*")?)\)/g;
/** A picture of the site, with what it shows and its caption. */
const PICTURE = /!\[([^[\]]*)\]\((\/uploads\/[\w/.-]+)((?: +"[^"\n]*")?)\)/g;
/** In the brackets of a placeholder is either what the picture shows or, with this at its end, the name of its file. */
const IS_NAME = / …$/;

/** The text in place of a picture while its file is uploaded. */
export function placeholderOf(id: number, name: string): string {
  return `![${inBrackets(name)} …](upload:${id})`;
}

/** A picture that is on its way into a text. */
interface Placeholder {
  start: number;
  end: number;
  /** The same with its picture. */
  arrived: (picture: { path: string; alt: string }) => string;
  /** The same without it; undefined where somebody dropped its file and may take it out again. */
  lost: string | undefined;
}

export function findPlaceholder(markdown: string, id: number): Placeholder | undefined {
  const found = [...markdown.matchAll(PLACEHOLDER)].find(([, , number]) => Number(number) === id);
  if (!found) return undefined;
  const { 0: whole, 1: words = '', 3: caption = '', index } = found;
  const said = IS_NAME.test(words) ? '' : inBrackets(words);
  return {
    start: index,
    end: index + whole.length,
    arrived: ({ path, alt }) => `![${inBrackets(alt || said)}](${path}${caption})`,
    lost: IS_NAME.test(words) ? undefined : `![${said}](lost:picture${caption})`,
  };
}

/** Whether pictures of the text are still on their way. */
export function hasPlaceholders(markdown: string): boolean {
  return markdown.search(PLACEHOLDER) >= 0;
}

/** The text of a draft whose page is gone: pictures that never arrived are lost. */
export function loseWhatNeverArrived(markdown: string): string {
  return markdown.replaceAll(PLACEHOLDER, (_, words: string, __, caption: string) =>
    IS_NAME.test(words)
      ? `![](${lostAddress(words.replace(IS_NAME, ''))}${caption})`
      : `![${words}](lost:picture${caption})`,
  );
}

/** The address in place of a picture that did not come with its text. */
export function lostAddress(source: string): string {
  const name = source.slice(-200).split(/[/\\]/).at(-1)!;
  const isFile = /\.(?:png|jpe?g|gif|webp|svg|bmp|tiff?|heic)$/i.test(name);
  return `lost:${isFile ? name.replaceAll(/[^\w.-]/g, '-').slice(-60) : 'picture'}`;
}

/** The place of a lost picture in a text. */
export interface LostPicture {
  start: number;
  end: number;
  /** What it shows; empty where nobody said so. */
  words: string;
  /** The name of its file, where it has one. */
  name: string;
  /** The same with its file under way. */
  underWay: (id: number) => string;
  /** The same with a picture of the library. */
  found: (picture: { path: string; alt: string }) => string;
}

export function lostPictures(markdown: string): LostPicture[] {
  return [...markdown.matchAll(LOST)].map(({ 0: whole, 1: words = '', 2: name, 3: caption = '', index }) => ({
    start: index,
    end: index + whole.length,
    words: inBrackets(words),
    name: name === 'picture' ? '' : name!,
    underWay: (id) => `![${words}](upload:${id}${caption})`,
    found: ({ path, alt }) => `![${inBrackets(alt || words)}](${path}${caption})`,
  }));
}

/** The text with a link in each place of a lost picture, for its preview. */
export function withLinksToLost(markdown: string, label: string): string {
  let count = 0;
  return markdown.replaceAll(LOST, () => `[${label}](#lost-${(count += 1)})`);
}

/** Which lost picture is in the preview there, from 0. */
export function lostPictureAt(target: EventTarget | null): number | undefined {
  const link = target instanceof Element ? target.closest('a[href^="#lost-"]') : null;
  return link ? Number(link.getAttribute('href')!.slice('#lost-'.length)) - 1 : undefined;
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

/** Words that may be in the brackets of a picture. */
export function inBrackets(words: string): string {
  return words
    .replaceAll(/[[\]\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
