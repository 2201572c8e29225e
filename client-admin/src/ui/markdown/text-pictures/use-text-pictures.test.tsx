import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hold, serve, succeed } from '../../../test-support/fake-server';
import { renderAdmin } from '../../../test-support/render-admin';
import { useTextPictures } from './use-text-pictures';

/** A text that is only looked at: there is no field to write into. */
function Preview() {
  const [value, setValue] = useState('Before');
  const { queue, onDrop } = useTextPictures({ field: () => null, value, onChange: setValue });
  return (
    <>
      <p onDrop={onDrop as never}>{value}</p>
      <button onClick={() => queue.cancel()}>Cancel all</button>
    </>
  );
}

it('takes out every placeholder of pictures that are cancelled while the text is only looked at', async () => {
  serve({ 'POST /pictures': hold(succeed(null)).answer });
  renderAdmin([{ path: '/', element: <Preview /> }]);
  const text = screen.getByText('Before');
  const files = ['a', 'b', 'c'].map((name) => new File([name], `${name}.png`, { type: 'image/png' }));
  fireEvent.drop(text, { dataTransfer: { types: ['Files'], items: [], files, getData: () => '' } });
  await waitFor(() => expect(text).toHaveTextContent(/a\.png.*b\.png.*c\.png/));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel all' }));
  await waitFor(() => expect(text).toHaveTextContent(/^Before$/));
});
