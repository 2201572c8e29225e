import { afterEach, expect, it } from '@jest/globals';
import { closeAllDialogs, closeDialog, focusOpener, openDialog, type SiteDialog } from './dialogs';

afterEach(() => {
  closeAllDialogs();
  document.body.replaceChildren();
});

function aFocusedButton(): HTMLButtonElement {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  return button;
}

it('gives the focus back to what opened the first dialog, once the last is closed', () => {
  const opener = aFocusedButton();
  const [first, second]: SiteDialog[] = [{ name: 'account' }, { name: 'submissions' }];
  openDialog(first!);
  aFocusedButton();
  openDialog(second!);
  closeDialog(first!);
  closeDialog(second!);
  focusOpener();
  expect(opener).toHaveFocus();
});

it('keeps the opener of a dialog that opens while the focus of none is given back', () => {
  const opener = aFocusedButton();
  const dialog: SiteDialog = { name: 'account' };
  openDialog(dialog);
  // What shows dialogs came a moment too late to have seen this one.
  focusOpener();
  aFocusedButton();
  closeDialog(dialog);
  focusOpener();
  expect(opener).toHaveFocus();
});
