import { narrowerName, narrowWidths } from '@consultancy/shared/image-names';
import { escapeMarkup } from '../../../common/text/escape-markup.js';
import type { Block, PackDocument } from './pack-document.js';
import { packWords } from './pack-words.js';

/** All of the page's rules: it needs no file of the site. */
const style = `
:root { color-scheme: light; }
body { margin: 0; background: #f4f1ea; color: #17191b; font: 1rem/1.6 system-ui, "Noto Sans Ethiopic", Ebrima, sans-serif; }
main { box-sizing: border-box; max-width: 52rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; background: #fff; }
h1 { font-size: 2rem; line-height: 1.25; margin: 0 0 .5rem; }
h1.plain { font-size: 1.25rem; }
h2 { font-size: 1.35rem; line-height: 1.3; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1.05rem; margin: 1.75rem 0 .5rem; }
p { margin: .5rem 0; white-space: pre-line; }
.quiet { color: #5b5f63; }
img { display: block; width: 100%; height: auto; margin: 1rem 0; background: #eee; }
.scroll { overflow-x: auto; margin: 1rem 0; }
table { width: 100%; border-collapse: collapse; font-size: .92rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-top: 1px solid #dcd5c8; white-space: pre-line; }
tbody th { font-weight: 400; color: #5b5f63; width: 30%; }
hr { border: 0; border-top: 1px solid #dcd5c8; margin: 2.5rem 0; }
label { display: block; margin: 1.5rem 0 .25rem; }
input, button { font: inherit; padding: .55rem .75rem; border: 1px solid #8a8578; border-radius: 3px; }
button { background: #17191b; color: #fff; cursor: pointer; }
.wrong { color: #a4271b; }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin-bottom: 1.5rem; }
a { color: inherit; }
:focus-visible { outline: 2px solid #17191b; outline-offset: 2px; }
@media print { nav { display: none; } body, main { background: none; padding: 0; } hr { break-after: page; border: 0; } }
`;

/** A whole page. @param body HTML */
function htmlPage(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

interface FileLink {
  name: string;
  address: string;
}

/** A pack as a page without scripts. @param links to its files */
export function writeHtml({ title, parts }: PackDocument, links: FileLink[] = []): string {
  const [first] = parts;
  const body = parts.map(
    ({ language, blocks }) => `<div lang="${language}">${blocks.map(htmlOf).join('')}</div>`,
  );
  const files = links.map(({ name, address }) => `<a href="${address}">${escapeMarkup(name)}</a>`);
  const nav = files.length > 0 ? `<nav>${files.join('')}</nav>` : '';
  return htmlPage(first?.language ?? 'en', title, nav + body.join('<hr>'));
}

/** Asks for the password of a pack. @param problem with the one that was entered */
export function passwordPage({ author, parts }: PackDocument, problem?: string): string {
  const { language } = parts[0]!;
  const { password, passwordHint, open } = packWords[language];
  const heading = escapeMarkup(author || password);
  const error = problem ? `<p class="wrong" id="problem" role="alert">${escapeMarkup(problem)}</p>` : '';
  const described = problem ? ' aria-invalid="true" aria-describedby="problem"' : '';
  // A form of this kind is what the server takes of its own pages only.
  return htmlPage(
    language,
    author || password,
    `<h1>${heading}</h1><p>${passwordHint}</p><form method="post" enctype="multipart/form-data"><label for="password">${password}</label><input id="password" name="password" type="password" maxlength="200" required autocomplete="current-password"${described}> <button>${open}</button>${error}</form>`,
  );
}

/** Says why there is nothing else. */
export function errorPage(language: string, message: string): string {
  return htmlPage(language, message, `<h1 class="plain">${escapeMarkup(message)}</h1>`);
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h1>${escapeMarkup(block.text)}</h1>${block.lines.map((line) => `<p class="quiet">${escapeMarkup(line)}</p>`).join('')}`;
    case 'heading':
      return `<h${block.level}>${escapeMarkup(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${escapeMarkup(block.text)}</p>`;
    case 'picture':
      return `<img src="${escapeMarkup(narrow(block.path))}" alt="${escapeMarkup(block.description)}" loading="lazy">`;
    case 'break':
      return '<hr>';
    case 'table':
      return tableOf(block);
  }
}

function tableOf({ head, rows }: Extract<Block, { kind: 'table' }>): string {
  const cells = (texts: string[], name: string) =>
    texts.map((text) => `<${name}>${escapeMarkup(text)}</${name}>`).join('');
  const headed = head
    ? `<thead><tr>${head.map((text) => `<th scope="col">${escapeMarkup(text)}</th>`).join('')}</tr></thead>`
    : '';
  const body = rows.map((row) =>
    head
      ? `<tr>${cells(row, 'td')}</tr>`
      : `<tr><th scope="row">${escapeMarkup(row[0] ?? '')}</th>${cells(row.slice(1), 'td')}</tr>`,
  );
  return `<div class="scroll" role="group" tabindex="0" aria-label="${escapeMarkup((head ?? rows[0] ?? []).join(', '))}"><table>${headed}<tbody>${body.join('')}</tbody></table></div>`;
}

/** The file that is wide enough for the page. */
function narrow(path: string): string {
  const width = narrowWidths(path).at(-1);
  return width === undefined ? path : narrowerName(path, width);
}
