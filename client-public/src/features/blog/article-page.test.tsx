import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../../test/api-stub';
import { aPost } from '../../../test/builders';
import { renderSite } from '../../../test/render-site';
// The article's code is large: loaded here, it costs no test its patience.
import './article.page';

const stone = aPost({
  id: 1,
  title: 'Stone & Lime',
  slug: 'stone',
  author: { name: 'Hana Bekele', avatar: null },
});
const street = aPost({ id: 2, title: 'More Homes', slug: 'homes' });

function openArticle(own: Parameters<typeof aPost>[0] = {}) {
  serveApi({ posts: [{ ...stone, ...own }, street] });
  return renderSite('/blog/stone');
}

describe('an article', () => {
  it('shows breadcrumbs, author, date and text', async () => {
    await openArticle({ category: '' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Stone & Lime' })).toBeVisible();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(crumbs)
        .getAllByRole('listitem')
        .map((crumb) => crumb.textContent),
    ).toEqual(['Home', 'Blog', 'Article']);
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    expect(screen.getAllByText('General')[0]).toBeVisible();
    expect(screen.getByText('Hana Bekele')).toBeVisible();
    expect(screen.getByText('HB')).toBeInTheDocument();
    expect(screen.getByText('Hana Bekele').parentElement).toHaveTextContent(
      'November 1, 2026 · Tikimt 22, 2019 E.C. · 6 min read',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Walls' })).toBeVisible();
  });

  it('does not invent how long it takes to read', async () => {
    await openArticle({ readTime: 0 });
    const byline = (await screen.findByText('Hana Bekele')).parentElement!;
    expect(byline).not.toHaveTextContent('min read');
  });

  it('draws initials when the picture of the author fails', async () => {
    await openArticle({ author: { name: 'Hana Bekele', avatar: '/uploads/gone-300x300.webp' } });
    await screen.findByText('Hana Bekele');
    expect(screen.queryByText('HB')).not.toBeInTheDocument();
    fireEvent.error(document.querySelector('img[src="/uploads/gone-300x300.webp"]')!);
    expect(screen.getByText('HB')).toBeInTheDocument();
  });

  it.each([
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Flocalhost%3A3000%2Fblog%2Fstone'],
    [
      'Twitter',
      'https://twitter.com/intent/tweet?url=http%3A%2F%2Flocalhost%3A3000%2Fblog%2Fstone&text=Stone%20%26%20Lime',
    ],
    [
      'LinkedIn',
      'https://www.linkedin.com/sharing/share-offsite/?url=http%3A%2F%2Flocalhost%3A3000%2Fblog%2Fstone',
    ],
    [
      'Telegram',
      'https://t.me/share/url?url=http%3A%2F%2Flocalhost%3A3000%2Fblog%2Fstone&text=Stone%20%26%20Lime',
    ],
  ])('is shared on %s in a new window', async (name, address) => {
    await openArticle();
    const link = await screen.findByRole('link', { name: `Share on ${name}` });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('gives its link to the clipboard and says so', async () => {
    await openArticle();
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(write).toHaveBeenCalledWith('http://localhost:3000/blog/stone');
    write.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Link copied' }));
    expect(await screen.findByText(/could not be copied/)).toBeVisible();
  });

  it('that does not exist says that no articles were found', async () => {
    serveApi({ posts: [stone] });
    await renderSite('/blog/castle');
    expect(await screen.findByText('No articles found. Try adjusting filters or search.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  });

  it('shows what the list knew of it while its text is loading, and leads back to the list', async () => {
    serveApi({ posts: [stone, street] });
    await renderSite('/blog?search=stone');
    const link = await screen.findByRole('link', { name: 'Stone & Lime' });
    serveApi({ posts: [stone, street], hanging: ['/blog/public/stone'] });
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Stone & Lime' })).toBeVisible();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Blog' }));
    await waitFor(() =>
      expect(window.location).toMatchObject({ pathname: '/blog', search: '?search=stone' }),
    );
  });

  it('leads back to the list as it was filtered in the language that was chosen meanwhile', async () => {
    serveApi({ posts: [stone, street] });
    await renderSite('/blog?search=stone');
    await userEvent.click(await screen.findByRole('link', { name: 'Stone & Lime' }));
    await screen.findByRole('heading', { level: 1, name: 'Stone & Lime' });
    const footer = within(screen.getByRole('contentinfo'));
    await userEvent.click(footer.getByRole('link', { name: 'አማርኛ' }));
    await userEvent.click(await screen.findByRole('link', { name: 'ወደ ብሎግ ይመለሱ' }));
    await waitFor(() =>
      expect(window.location).toMatchObject({ pathname: '/am/blog', search: '?search=stone' }),
    );
  });

  it('names other articles at its end, and not itself', async () => {
    await openArticle();
    const more = await screen.findByRole('region', { name: 'More articles' });
    expect(
      within(more)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['More Homes']);
  });
});
