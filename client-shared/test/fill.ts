import { userEvent } from '@testing-library/user-event';

/**
 * Puts a text into a field at once, as pasting does: every key typed renders the whole page anew. For tests that are not
 * about typing.
 */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
