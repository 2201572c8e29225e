import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPages } from '../../test-support/render-admin';
import { SortableList } from './sortable-list';

function Towns({ start, withSteps }: { start: string[]; withSteps?: boolean }) {
  const [towns, setTowns] = useState(start);
  return (
    <SortableList
      label="Towns"
      items={towns}
      idOf={(town) => town}
      nameOf={(town) => town}
      onChange={setTowns}
      withSteps={withSteps}
    >
      {(town, _, handle) => (
        <>
          {handle}
          <b>{town}</b>
        </>
      )}
    </SortableList>
  );
}

const open = (start: string[], withSteps?: boolean) =>
  renderPages([{ path: '/', element: <Towns {...{ start, withSteps }} /> }]);
const shown = () =>
  [...screen.getByRole('list', { name: 'Towns' }).querySelectorAll('b')].map((b) => b.textContent);
const button = (name: string) => screen.getByRole('button', { name });

it('moves an entry by buttons, says where it is, and keeps the focus on the button', async () => {
  open(['Adama', 'Bishoftu', 'Hawassa'], true);
  button('Move Hawassa up').focus();
  await userEvent.keyboard('{Enter}');
  expect(shown()).toEqual(['Adama', 'Hawassa', 'Bishoftu']);
  expect(screen.getByText('Hawassa is now at place 2 of 3.')).toHaveRole('status');
  await waitFor(() => expect(button('Move Hawassa up')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(shown()).toEqual(['Hawassa', 'Adama', 'Bishoftu']);
});

it('leaves an entry at the end where it is, with the focus', async () => {
  open(['Adama', 'Bishoftu'], true);
  expect(button('Move Adama up')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Move Adama up'));
  expect(shown()).toEqual(['Adama', 'Bishoftu']);
  expect(button('Move Adama up')).toHaveFocus();
});

it('has a handle to drag each entry by, with buttons or without', () => {
  open(['Adama', 'Bishoftu'], true).unmount();
  open(['Adama', 'Bishoftu']);
  expect(button('Move Adama')).toHaveAccessibleDescription(/press Space on the handle/);
  expect(screen.queryByRole('button', { name: 'Move Adama up' })).toBeNull();
});

it('has no handle where there is nothing to move', () => {
  open(['Adama']);
  expect(screen.queryByRole('button', { name: 'Move Adama' })).toBeNull();
});
