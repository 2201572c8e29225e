import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../../test/api-stub';
import { renderSite } from '../../../test/render-site';

async function openMenu() {
  serveApi({});
  await renderSite('/nowhere');
  const header = await screen.findByRole('banner');
  const button = within(header).getByText('EN');
  await userEvent.click(button);
  const menu = button.closest('details')!;
  expect(menu.open).toBe(true);
  return { button, menu };
}

it('closes when the focus goes on behind its last language, and stays open before', async () => {
  const { button, menu } = await openMenu();
  button.focus();
  for (const name of ['English', 'አማርኛ', 'Afaan Oromoo']) {
    await userEvent.tab();
    expect(within(menu).getByRole('link', { name })).toHaveFocus();
    expect(menu.open).toBe(true);
  }
  await userEvent.tab();
  expect(menu).not.toContainElement(document.activeElement as HTMLElement);
  expect(menu.open).toBe(false);
});

it('closes on Escape and gives the focus back', async () => {
  const { button, menu } = await openMenu();
  within(menu).getByRole('link', { name: 'አማርኛ' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(button).toHaveFocus();
});
