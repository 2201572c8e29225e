import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The button of a status menu. @param label whose status it is */
export function findStatusMenu(label: string): Promise<HTMLElement> {
  return screen.findByRole('button', { name: new RegExp(`^${label}: `) });
}

/** Opens a status menu and takes one. */
export async function chooseStatus(label: string, status: string): Promise<void> {
  await userEvent.click(await findStatusMenu(label));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: status }));
}
