import { render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from '@jest/globals';
import { createI18n, sharedEn } from '../i18n';
import { ArticleBody } from './article-body';

function show(markdown: string): HTMLElement {
  const { container } = render(
    <I18nextProvider i18n={createI18n('en', { en: { shared: sharedEn } }, 'shared')}>
      <ArticleBody markdown={markdown} link={({ to, children }) => <a href={`/site${to}`}>{children}</a>} />
    </I18nextProvider>,
  );
  return container;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> picture',
  '<iframe src="https://evil.example"></iframe>',
  '<style>body { display: none }</style>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<form action="https://evil.example"><input name=password></form>',
  '<a href="javascript:alert(1)" onclick="alert(1)">raw</a>',
  '<p style="position:fixed;inset:0" id="root">cover</p>',
  '[a](javascript:alert(1))',
  '[b](JaVaScRiPt:alert(1))',
  '[c](java&#10;script:alert(1))',
  '[d](&#x6A;avascript:alert(1))',
  '[e](vbscript:msgbox)',
  '[f](data:text/html;base64,PHNjcmlwdD4=)',
  '<javascript:alert(1)>',
  '![g](data:image/svg+xml;base64,PHN2Zz4=)',
  '![h](javascript:alert(1))',
  '![i](x"onerror="alert(1))',
  '[j]: javascript:alert(1)\n\n[j]',
  '![k](https://ok.example/a.png "t\\" onload=\\"alert(1)")',
].join('\n\n');

describe('a hostile article', () => {
  it('can neither run nor load anything, nor dress up the page', () => {
    const page = show(HOSTILE);
    expect(
      page.querySelectorAll('script, iframe, style, svg, form, input, object, embed, link'),
    ).toHaveLength(0);
    for (const element of page.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(`${element.tagName} ${name}`).not.toMatch(/ on\w+$/);
        expect(value.replace(/\s/g, '')).not.toMatch(/^(javascript|vbscript|data):/i);
      }
    }
    for (const element of page.querySelectorAll('[style]')) {
      expect(element.getAttribute('style')).toMatch(/^(aspect-ratio: [^;]+; )?object-fit: \w+;$/);
    }
    expect(page.querySelector('#root')).toBeNull();
    // What was harmless in it is still there.
    expect(page).toHaveTextContent('a picture');
    expect(page.querySelectorAll('img[src="https://ok.example/a.png"]')).toHaveLength(1);
  });
});

describe('an article', () => {
  it.each([
    ['# One\n\n## Two', ['H2 One', 'H3 Two']],
    ['## One\n\n### Two', ['H2 One', 'H3 Two']],
    ['### One\n\n###### Two', ['H2 One', 'H5 Two']],
    ['# One\n\n###### Two', ['H2 One', 'H6 Two']],
  ])('has its headings from the second level on: %j', (markdown, expected) => {
    const page = show(markdown);
    const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual(expected);
  });

  it('has tables in a box that the keyboard can scroll', () => {
    show('| | b |\n| --- | --: |\n| 1 | 2 |');
    const box = screen.getByRole('group', { name: 'Table' });
    expect(box).toHaveAttribute('tabindex', '0');
    expect(
      within(box)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['b']);
    expect(within(box).getByRole('cell', { name: '2' })).toHaveStyle({ textAlign: 'right' });
  });

  it('has pictures that hold their room, and a caption where one is given', () => {
    show('![A court](/uploads/court-1600x1067.webp "The court in May")');
    const figure = screen.getByRole('figure');
    const picture = within(figure).getByRole('img', { name: 'A court' });
    expect(picture).toHaveAttribute('width', '1600');
    expect(picture.getAttribute('srcset')).toContain('w480.webp 480w');
    expect(figure).toHaveTextContent('The court in May');
    expect(figure.closest('p')).toBeNull();
  });

  it('leads elsewhere without handing over the window, and stays here for its own pages', () => {
    show(
      '[out](https://else.example) [in](/projects/ridge) [call](tel:+251900000000) [file](/uploads/a.pdf)',
    );
    expect(screen.getByRole('link', { name: 'out' })).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('link', { name: 'in' })).toHaveAttribute('href', '/site/projects/ridge');
    expect(screen.getByRole('link', { name: 'in' })).not.toHaveAttribute('rel');
    expect(screen.getByRole('link', { name: 'call' })).toHaveAttribute('href', 'tel:+251900000000');
    expect(screen.getByRole('link', { name: 'file' })).toHaveAttribute('href', '/uploads/a.pdf');
  });

  it('has footnotes whose links meet', () => {
    const page = show('Lime.[^1]\n\n[^1]: Slaked.');
    for (const link of page.querySelectorAll('a[href^="#"]')) {
      expect(page.querySelector(link.getAttribute('href')!)).not.toBeNull();
    }
    expect(page.querySelectorAll('a[href^="#"]')).toHaveLength(2);
  });
});
