import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CardBoundary } from './card-boundary';

function Card({ title }: { title: string | null }) {
  return <li>{title!.trim()}</li>;
}

const list = (
  <ul>
    {['One', null, 'Three'].map((title, index) => (
      <CardBoundary key={index}>
        <Card title={title} />
      </CardBoundary>
    ))}
  </ul>
);

it('a card that cannot be shown leaves the others standing', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(list);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Three']);
  expect(reported).toHaveBeenCalled();
});

it('nor does it take a rendered page with it', () => {
  const html = renderToString(list);
  expect(html).toContain('<li>One</li>');
  expect(html).toContain('<li>Three</li>');
});

it('a card is tried again when its record has changed', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const card = (post: { title: string | null }) => (
    <CardBoundary of={post}>
      <Card title={post.title} />
    </CardBoundary>
  );
  const { rerender } = render(card({ title: null }));
  expect(screen.queryByRole('listitem')).toBeNull();
  rerender(card({ title: 'Mended' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('Mended');
});
