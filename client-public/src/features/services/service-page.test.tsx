import { setTransport } from '@consultancy/client-shared/api';
import { standardSlugs } from '@consultancy/client-shared/standard-services';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, stubApi } from '../../../test/api-stub';
import { aService } from '../../../test/builders';
import { goBack, renderSite, visit } from '../../../test/render-site';
import { standardServices } from '../../../test/standard-services';

afterEach(() => {
  jest.useRealTimers();
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const sidebar = () => screen.getByRole('navigation', { name: 'All services' });

describe('a built-in service', () => {
  it('has its sections, its picture and the way on', async () => {
    serveApi({});
    await renderSite('/services/hotel');
    await title('Hotel Design');
    const sections = ['Overview', "What's Included", 'Our Process', 'Key Benefits'];
    for (const name of sections) expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(screen.getByRole('img', { name: /^A hotel with balconies/ })).toHaveAttribute(
      'src',
      '/uploads/demo/service-hotel-1600x1067.webp',
    );
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Book consultation' })).toHaveAttribute('href', '/consultation');
    expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(within(sidebar()).getAllByRole('link')).toHaveLength(standardSlugs.length);
  });

  it.each([
    ['residence', '3-6 months'],
    ['hotel', '6-12 months'],
    ['interior', '2-4 months'],
    ['commercial', '4-8 months'],
    ['structural', '2-6 months'],
    ['landscape', '3-5 months'],
    ['project-management', 'Project duration'],
    ['urban-planning', '6-18 months'],
    ['renovation', '4-12 months'],
    ['consultation', '1-2 weeks'],
  ])('%s takes %s', async (id, duration) => {
    serveApi({});
    await renderSite(`/services/${id}`);
    expect((await screen.findByText('Duration')).nextSibling).toHaveTextContent(duration);
  });

  it('gives way to another one of the sidebar: dims, replaces the address, is back', async () => {
    serveApi({});
    await renderSite('/services');
    await visit('/services/residence');
    const dimming = (await title('Residence Design')).closest('[class*="dimming"]');
    jest.useFakeTimers();
    fireEvent.click(within(sidebar()).getByRole('link', { name: 'Hotel Design' }));
    expect(dimming).toHaveAttribute('data-dimmed');
    await act(() => jest.advanceTimersByTimeAsync(149));
    expect(window.location.pathname).toBe('/services/residence');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(window.location.pathname).toBe('/services/hotel');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hotel Design');
    expect(dimming).toHaveAttribute('data-dimmed');
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(dimming).not.toHaveAttribute('data-dimmed');
    expect(within(sidebar()).getByRole('link', { name: 'Hotel Design' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    jest.useRealTimers();
    await goBack();
    // Replaced: the service before is no step of its own.
    expect(window.location.pathname).toBe('/services');
  });

  it('leaves a click for a new tab to the browser', async () => {
    serveApi({});
    await renderSite('/services/residence');
    await title('Residence Design');
    const link = within(sidebar()).getByRole('link', { name: 'Hotel Design' });
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(link.closest('[data-dimmed]')).toBeNull();
  });
});

describe('a standard service', () => {
  const standard = standardServices('en');

  it('says what staff made of it, and what its picture shows only where that is the site’s own', async () => {
    const hotel = { ...standard[1]!, title: 'Lodges', duration: '2 years', image: '/uploads/lodge.webp' };
    serveApi({ standard: standard.with(1, hotel) });
    await renderSite('/services/hotel');
    await title('Lodges');
    expect(screen.getByText('2 years')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Lodges' })).toHaveAttribute('src', '/uploads/lodge.webp');
    expect(within(sidebar()).getByRole('link', { name: 'Lodges' })).toBeVisible();
  });

  it('shows residence where staff hide it', async () => {
    serveApi({ standard: standard.filter(({ slug }) => slug !== 'hotel') });
    await renderSite('/services/hotel');
    await title('Residence Design');
    expect(within(sidebar()).queryByRole('link', { name: 'Hotel Design' })).toBeNull();
  });

  it('still shows when the server fails', async () => {
    serveApi({ failing: ['/services'] });
    await renderSite('/am/services/hotel');
    await title('የሆቴል ዲዛይን');
    expect(within(screen.getByRole('navigation', { name: 'ሁሉም አገልግሎቶች' })).getAllByRole('link')).toHaveLength(
      10,
    );
  });
});

describe('a service of the server', () => {
  const permits = aService({ id: 7, title: 'Permits', duration: '9 months' });

  it('loads on its own, without a stated duration', async () => {
    serveApi({ services: [permits] });
    await renderSite('/services/7');
    await title('Permits');
    expect(screen.getByText('Contact for details')).toBeVisible();
    expect(screen.queryByText('9 months')).not.toBeInTheDocument();
    expect(screen.getByText('Then we draw.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Permits · Zigba Architects'));
  });

  it('is shown at once where the link brought it along', async () => {
    const api = stubApi({ services: [permits] });
    setTransport((url, init) => (url.endsWith('/services/7') ? new Promise(() => {}) : api(url, init)));
    await renderSite('/services');
    await userEvent.click(await screen.findByRole('link', { name: 'Learn More Permits' }));
    await title('Permits');
    expect((window.history.state as { usr: unknown }).usr).toEqual({ service: permits });
  });

  it('says when it cannot be loaded, and tries again', async () => {
    serveApi({ failing: ['/services'] });
    await renderSite('/services/7');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load this service');
    serveApi({ services: [permits] });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await title('Permits');
  });
});

describe('an unknown service', () => {
  it.each(['castle', '7', '8', '99999999999'])('%s shows residence', async (id) => {
    serveApi({ services: [aService({ id: 8, isActive: false })] });
    await renderSite(`/services/${id}`);
    await title('Residence Design');
    expect(window.location.pathname).toBe(`/services/${id}`);
    expect(within(sidebar()).getByRole('link', { current: 'page' })).toHaveTextContent('Residence Design');
  });
});
