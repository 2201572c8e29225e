import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../test/api-stub';
import { aProject } from '../../test/builders';
import { renderSite, visit } from '../../test/render-site';

const translations = {
  am: { siteName: 'ዝግባ', siteDescription: null, address: 'ቦሌ፣ አዲስ አበባ' },
  om: { siteName: null, siteDescription: null, address: null },
};

describe('the site', () => {
  it('takes name and contact from the settings', async () => {
    serveApi({});
    await renderSite('/nowhere');
    expect(await screen.findByRole('link', { name: 'hello@zigba.example' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call us: +251 900 000 000' })).toHaveAttribute(
      'href',
      'tel:+251900000000',
    );
  });

  it('leads to the accounts that staff have entered, and to none where they entered none', async () => {
    const socialLinks = { facebook: null, youtube: null, telegram: 'https://t.example/zigba', tiktok: null };
    serveApi({ settings: { socialLinks } });
    await renderSite('/nowhere');
    const links = within(await screen.findByRole('list', { name: 'Follow us' })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Telegram', 'https://t.example/zigba'],
    ]);
    cleanup();
    serveApi({});
    await renderSite('/nowhere');
    await screen.findByRole('link', { name: 'hello@zigba.example' });
    expect(screen.queryByRole('list', { name: 'Follow us' })).toBeNull();
  });

  it.each(['/nowhere', '/about'])(
    'says at %s that the firm is invented, as long as it is',
    async (address) => {
      serveApi({ settings: { isDemo: true } });
      await renderSite(address);
      const notices = () => screen.queryAllByText(/invented/).length;
      await waitFor(() => expect(notices()).toBe(address === '/about' ? 2 : 1));
      cleanup();
      serveApi({ settings: { isDemo: false } });
      await renderSite(address);
      await screen.findByRole('link', { name: 'hello@zigba.example' });
      await screen.findByRole('heading', { level: 1 });
      expect(notices()).toBe(0);
    },
  );

  it.each([
    ['', 'Track your order', 'My requests'],
    ['/am', 'ትዕዛዝዎን ይከታተሉ', 'የላኩልን'],
    ['/om', 'Ajaja Keessan Hordofaa', 'Waan Nuuf Ergitan'],
  ])(
    'leads from footer, menu and search%s to what somebody sent, not from the header',
    async (at, track, mine) => {
      serveApi({});
      await renderSite(`${at}/search`);
      const main = await screen.findByRole('main');
      const menu = document.querySelector<HTMLElement>('header details nav')!.parentElement!;
      for (const part of [screen.getByRole('contentinfo'), menu, main])
        for (const [name, path] of [
          [track, '/track'],
          [mine, '/mine'],
        ] as const)
          expect(within(part).getByText(name).closest('a')).toHaveAttribute('href', `${at}${path}`);
      const header = [...document.querySelectorAll('header nav')].filter((nav) => !menu.contains(nav));
      expect(header.map((nav) => nav.querySelectorAll('a').length)).toEqual([6]);
    },
  );

  it.each([
    ['/track', 'My requests'],
    ['/appointment', 'My requests'],
    ['/am/track', 'የላኩልን'],
    ['/om/appointment', 'Waan Nuuf Ergitan'],
  ])('calls My requests at %s by the name that the page has', async (address, name) => {
    serveApi({});
    await renderSite(address);
    const main = within(await screen.findByRole('main'));
    const link = await main.findByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(/\/mine$/);
  });

  it('shows the second phone of the settings, and none where there is none', async () => {
    const numbers = () =>
      screen.getByRole('heading', { name: 'Phone' }).parentElement!.querySelectorAll('a').length;
    serveApi({ settings: { secondPhone: '+251 911 000 000' } });
    await renderSite('/contact');
    expect(await screen.findByRole('link', { name: '+251 911 000 000' })).toHaveAttribute(
      'href',
      'tel:+251911000000',
    );
    expect(numbers()).toBe(2);
    cleanup();
    serveApi({ settings: { secondPhone: null } });
    await renderSite('/contact');
    await screen.findByRole('heading', { name: 'Phone' });
    expect(numbers()).toBe(1);
  });

  it('says of the firm what staff wrote in the language of the page, else the English, marked as such', async () => {
    serveApi({ settings: { translations } });
    await renderSite('/am/contact');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByText('ቦሌ፣ አዲስ አበባ')).not.toHaveAttribute('lang');
    expect(footer.getByText('Architecture in Addis Ababa.')).toHaveAttribute('lang', 'en');
    const details = within(await screen.findByRole('main'));
    expect((await details.findAllByText('ቦሌ፣ አዲስ አበባ'))[0]?.closest('address')).toBeVisible();
    expect(screen.queryByText('Zigba Architects')).toBeNull();
    await waitFor(() => expect(document.title).toBe('ያግኙን · ዝግባ'));

    await userEvent.click(footer.getByRole('link', { name: 'Afaan Oromoo' }));
    await waitFor(() => expect(document.title).toBe('Nu Qunnamaa · Zigba Architects'));
    for (const address of screen.getAllByText('Bole Road, Addis Ababa'))
      expect(address).toHaveAttribute('lang', 'en');

    await userEvent.click(footer.getByRole('link', { name: 'English' }));
    await waitFor(() => expect(document.title).toBe('Contact us · Zigba Architects'));
    for (const address of screen.getAllByText('Bole Road, Addis Ababa'))
      expect(address).not.toHaveAttribute('lang');
  });

  it('changes its language without a reload and keeps it in the address only', async () => {
    serveApi({});
    await renderSite('/am/nowhere');
    const footer = await screen.findByRole('contentinfo');
    await userEvent.click(within(footer).getByRole('link', { name: 'Afaan Oromoo' }));
    expect(await screen.findByRole('heading', { name: 'Fuulli Hin Argamne' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.lang).toBe('om'));
    await waitFor(() => expect(window.location.pathname).toBe('/om/nowhere'));
    const manifests = [...document.head.querySelectorAll('link[rel="manifest"]')];
    expect(manifests.map((link) => link.getAttribute('href'))).toEqual(['/om/manifest.webmanifest']);
    expect(within(footer).getByRole('link', { name: 'Bilogii' })).toHaveAttribute('href', '/om/blog');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('titles each page', async () => {
    serveApi({ projects: [aProject({ title: 'Ridge House' })] });
    await renderSite('/projects');
    await waitFor(() => expect(document.title).toBe('Projects · Zigba Architects'));
    await visit('/projects/project-1');
    await waitFor(() => expect(document.title).toBe('Ridge House · Zigba Architects'));
  });
});
