import { setTransport } from '@consultancy/client-shared/api';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, stubApi } from '../../../test/api-stub';
import { aService } from '../../../test/builders';
import { renderSite } from '../../../test/render-site';
import { standardServices } from '../../../test/standard-services';

const BUILT_IN = [
  'Residence Design',
  'Hotel Design',
  'Interior Design',
  'Commercial Design',
  'Structural Engineering',
  'Landscape Design',
  'Project Management',
  'Urban Planning',
  'Renovation & Restoration',
  'Design Consultation',
];

async function cardTitles() {
  const list = await screen.findByRole('list', { name: 'Our services' });
  return within(list)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
}

describe('the services page', () => {
  it('shows the ten built-in services, then those of the server as new', async () => {
    serveApi({ services: [aService({ id: 7, title: 'Permits' }), aService({ id: 8, isActive: false })] });
    await renderSite('/services');
    const added = await screen.findByRole('link', { name: 'Learn More Permits' });
    expect(added).toHaveAttribute('href', '/services/7');
    expect(await cardTitles()).toEqual([...BUILT_IN, 'Permits']);
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(within(added.closest('article') as HTMLElement).getByText('New')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Learn More Urban Planning' })).toHaveAttribute(
      'href',
      '/services/urban-planning',
    );
  });

  it('requests the first ten active services', async () => {
    const requested: string[] = [];
    const api = stubApi({});
    setTransport((url, init) => {
      requested.push(url);
      return api(url, init);
    });
    await renderSite('/services');
    expect(await cardTitles()).toEqual(BUILT_IN);
    expect(requested).toContain('/api/v1/services?page=1&limit=10&isActive=true');
  });

  it('shows the built-in ones while the others load', async () => {
    const api = stubApi({});
    setTransport((url, init) => (url.includes('/services') ? new Promise(() => {}) : api(url, init)));
    await renderSite('/services');
    expect(await screen.findByText('Loading additional services...')).toBeVisible();
    expect(await cardTitles()).toEqual(BUILT_IN);
  });

  it('shows the built-in ones when the others cannot be loaded, and tries again', async () => {
    serveApi({ failing: ['/services'] });
    await renderSite('/services');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load additional services');
    expect(await cardTitles()).toEqual(BUILT_IN);
    serveApi({ services: [aService({ title: 'Permits' })] });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Learn More Permits' })).toBeVisible();
  });

  it('shows the standard services as staff keep them: in their order, without those that are hidden', async () => {
    const standard = standardServices('en').reverse().slice(0, 3);
    standard[1] = { ...standard[1]!, title: 'Repair of Old Houses', fallbacks: [] };
    serveApi({ standard });
    await renderSite('/services');
    expect(await screen.findByText('Repair of Old Houses', { selector: 'h2' })).toBeVisible();
    expect(await cardTitles()).toEqual(['Design Consultation', 'Repair of Old Houses', 'Urban Planning']);
  });
});
