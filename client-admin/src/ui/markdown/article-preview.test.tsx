import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { renderPages } from '../../test-support/render-admin';
import { ArticlePreview } from './article-preview';

it('is written after what was typed is on the screen', async () => {
  let write = (_text: string) => {};
  function Editor() {
    const [markdown, setMarkdown] = useState('Stone');
    write = setMarkdown;
    return (
      <>
        <output>{markdown}</output>
        <ArticlePreview markdown={markdown} />
      </>
    );
  }
  renderPages([{ path: '/', element: <Editor /> }]);
  const preview = screen.getByRole('group', { name: 'Preview' });
  expect(preview).toHaveTextContent('Stone');
  await act(async () => {
    flushSync(() => write('Stone and lime'));
    expect(screen.getByText('Stone and lime', { selector: 'output' })).toBeVisible();
    expect(preview).toHaveTextContent(/^Stone$/);
  });
  expect(preview).toHaveTextContent('Stone and lime');
});
