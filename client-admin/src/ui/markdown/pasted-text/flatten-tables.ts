import { rename } from './rename';
import { BLOCK, unwrap } from './style-emphasis';

/** Cells of a Markdown table are one line; what is only a frame around text is no table. */
export function flattenTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const cells = [...table.querySelectorAll('td, th')];
    if (cells.length > 1 && !table.querySelector('table')) {
      for (const caption of table.querySelectorAll('caption')) {
        table.before(caption);
        rename(caption, 'p');
      }
      continue;
    }
    for (const cell of cells) if (cell.closest('table') === table) rename(cell, 'div');
    for (const part of table.querySelectorAll('tr, tbody, thead, tfoot, colgroup, caption'))
      if (part.closest('table') === table) {
        if (part.localName === 'caption') rename(part, 'p');
        else unwrap(part);
      }
    unwrap(table);
  }
  for (const table of body.querySelectorAll('table')) {
    // A table of Markdown begins with the names of its columns.
    const first = table.querySelector('tr');
    for (const cell of table.querySelectorAll('td, th'))
      rename(cell, cell.parentElement === first ? 'th' : 'td');
  }
  for (const cell of body.querySelectorAll('td, th')) {
    for (const brk of cell.querySelectorAll('br')) brk.replaceWith(' ');
    for (const item of cell.querySelectorAll('li + li')) item.prepend('; ');
    for (const block of cell.querySelectorAll(BLOCK)) {
      if (block.previousSibling && !block.matches('li')) block.before(' ');
      unwrap(block);
    }
  }
}
