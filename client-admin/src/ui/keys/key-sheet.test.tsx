import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPages } from '../../test-support/render-admin';
import { useKeySheet } from './use-key-sheet';
import { useShortcut } from './use-shortcut';

function Frame() {
  const { sheet } = useKeySheet();
  const [hasLamp, setHasLamp] = useState(true);
  return (
    <>
      <input aria-label="A field" />
      <button onClick={() => setHasLamp(!hasLamp)}>Take or bring the lamp</button>
      {hasLamp && <Lamp />}
      {sheet}
    </>
  );
}

function Lamp() {
  const [isOn, setIsOn] = useState(false);
  const turn = () => setIsOn(!isOn);
  useShortcut({ keys: 'L', says: 'Turn the lamp' }, turn);
  useShortcut({ keys: 'mod+L', says: 'Turn the lamp from a field', alsoInFields: true }, turn);
  return <p>{isOn ? 'on' : 'off'}</p>;
}

const show = () => renderPages([{ path: '*', element: <Frame /> }]);
const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

it('shows the keys that work on the page, and gives the focus back', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Take or bring the lamp' });
  button.focus();
  await userEvent.keyboard('?');
  const here = within(await sheet()).getByRole('region', { name: 'On this page' });
  expect(within(here).getByText('Turn the lamp')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());

  await userEvent.click(button);
  await userEvent.keyboard('{Shift>}?{/Shift}');
  const dialog = within(await sheet());
  expect(dialog.getByText('Close what is open')).toBeInTheDocument();
  expect(dialog.queryByText('Turn the lamp')).toBeNull();
});

it('leaves single keys to what is typed, and to an open dialog', async () => {
  show();
  const field = screen.getByLabelText('A field');
  await userEvent.type(field, 'l?');
  expect(field).toHaveValue('l?');
  expect(screen.getByText('off')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Control>}l{/Control}');
  expect(screen.getByText('on')).toBeInTheDocument();

  await userEvent.click(document.body);
  await userEvent.keyboard('?');
  await sheet();
  await userEvent.keyboard('l');
  expect(screen.getByText('on')).toBeInTheDocument();
});

it('switches single keys off, those with Ctrl stay', async () => {
  show();
  await userEvent.keyboard('?');
  const dialog = within(await sheet());
  await userEvent.click(dialog.getByRole('switch', { name: /Single keys/ }));
  await waitFor(() => expect(dialog.queryByText('Turn the lamp')).toBeNull());
  expect(dialog.getByText('Turn the lamp from a field')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('l?');
  expect(screen.getByText('off')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}l{/Control}');
  expect(screen.getByText('on')).toBeInTheDocument();
});
