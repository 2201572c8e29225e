import { articleHtml } from '@consultancy/shared/article/article-html';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { type Messages, sharedEn, TextsProvider } from '../i18n';
import { sharedAm } from '../i18n/shared-am';
import { ArticleBody } from './article-body';

const everything = [
  '| a | b |\n| --- | --: |\n| 1 | 2 |',
  '```\ncode\n```',
  'Lime.[^1] [in](/projects?type=HOTEL&page=2) [out](https://else.example)',
  '![A court](/uploads/court-1600x1067.webp "In May")',
  '[^1]: Slaked.',
].join('\n\n');

function show(markdown: string, language: 'en' | 'am' = 'en') {
  const onFollow = jest.fn();
  const shared = { en: sharedEn, am: sharedAm }[language];
  const { container } = render(
    <TextsProvider language={language} messages={{ shared } as Messages}>
      <ArticleBody
        html={articleHtml(markdown)}
        addressOf={(path) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`}
        onFollow={onFollow}
      />
    </TextsProvider>,
  );
  return { page: container, onFollow };
}

describe('an article', () => {
  it('says its labels in the language of the page', () => {
    const { page } = show(everything, 'am');
    const { table, code, footnotes, backToText } = sharedAm.article;
    expect(screen.getByRole('group', { name: table })).toContainElement(screen.getByRole('table'));
    expect(screen.getByRole('group', { name: code })).toHaveTextContent('code');
    expect(screen.getByRole('heading', { name: footnotes })).toBeVisible();
    expect(screen.getByRole('link', { name: backToText })).toBeVisible();
    expect(page.innerHTML).not.toMatch(/Table|Code|Footnotes|Back to/);
  });

  it('leaves alone what its author says of a table', () => {
    const typed = '<div role="group" aria-label="Table" data-page="" href="/x">';
    const { page } = show(`\`${typed}\` ![${typed}](/a.png)`, 'am');
    expect(page).toHaveTextContent(typed);
    expect(screen.getByRole('img')).toHaveAttribute('alt', typed);
  });

  it('leads to pages of the site in the language, without loading them anew', () => {
    const { onFollow } = show(everything, 'am');
    const link = screen.getByRole('link', { name: 'in' });
    expect(link).toHaveAttribute('href', '/projects?type=HOTEL&page=2&lang=am');
    // False where the page itself took care of it.
    expect(fireEvent.click(link)).toBe(false);
    expect(onFollow).toHaveBeenCalledWith('/projects?type=HOTEL&page=2&lang=am');
  });

  it('leaves other links and other ways to open them to the browser', () => {
    const { page, onFollow } = show(everything);
    // jsdom goes nowhere by itself.
    page.ownerDocument.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'out' }));
    fireEvent.click(screen.getByRole('link', { name: 'in' }), { ctrlKey: true });
    expect(onFollow).not.toHaveBeenCalled();
  });

  it('draws a picture that fails', () => {
    show(everything);
    const picture = screen.getByRole('img', { name: 'A court' });
    fireEvent.error(picture);
    expect(screen.getByRole('img', { name: 'A court (Picture not available)' })).toBe(picture);
    expect(picture).not.toHaveAttribute('srcset');
    expect(picture).toHaveAttribute('src', '/assets/picture-missing.svg');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('alt', 'A court (Picture not available)');
  });
});
