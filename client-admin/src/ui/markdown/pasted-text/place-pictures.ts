import { inBrackets } from '../text-pictures/markdown-pictures';

export interface PastedPicture {
  /** Where the program says that the picture is. */
  source: string;
  /** What it shows. */
  alt: string;
  /** Of a picture on the computer of its program: its place among all of these, from 0. */
  local?: { index: number; count: number };
}

/** The address of a picture in the text: of the library, of its upload, or of the place of a lost one. */
export type AddressOfPicture = (picture: PastedPicture) => string;

/** Gives each picture its address in the text, and pictures of single signs the sign. */
export function placePictures(body: HTMLElement, addressOf: AddressOfPicture): void {
  for (const figure of body.querySelectorAll('figure')) captionOf(figure);
  const local = [...body.querySelectorAll('img, v\\:imagedata')].filter((found) => isLocal(sourceOf(found)));
  for (const found of body.querySelectorAll('img, v\\:imagedata')) {
    const alt = found.getAttribute('alt') ?? '';
    if (isSign(alt)) {
      found.replaceWith(alt);
      continue;
    }
    // Mails and pages count their readers with pictures of one pixel.
    if (found.getAttribute('width') === '1' || found.getAttribute('height') === '1') {
      found.remove();
      continue;
    }
    const index = local.indexOf(found);
    const picture = document.createElement('img');
    const said = inBrackets(alt);
    picture.setAttribute(
      'src',
      addressOf({
        ...{ source: sourceOf(found), alt: said },
        ...(index >= 0 && { local: { index, count: local.length } }),
      }),
    );
    picture.setAttribute('alt', said);
    const caption = found.getAttribute('data-caption');
    if (caption) picture.setAttribute('title', inBrackets(caption).replaceAll('"', '”'));
    found.replaceWith(picture);
  }
}

/** Pages that load a picture late have its address in an attribute of their own. */
function sourceOf(picture: Element): string {
  return picture.getAttribute('data-src') ?? picture.getAttribute('src') ?? '';
}

function isLocal(source: string): boolean {
  return source.startsWith('file:');
}

/** The caption of a single picture becomes its title, which articles show below it. */
function captionOf(figure: Element): void {
  const pictures = figure.querySelectorAll('img');
  const captions = figure.querySelectorAll('figcaption');
  if (pictures.length !== 1 || captions.length !== 1 || captions[0]!.querySelector('a, img')) return;
  pictures[0]!.setAttribute('data-caption', captions[0]!.textContent);
  captions[0]!.remove();
}

function isSign(alt: string): boolean {
  return alt.length <= 16 && /^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(alt);
}
