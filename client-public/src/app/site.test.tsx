import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { serveApi } from '../../test/api-stub';
import { aProject } from '../../test/builders';
import { renderSite } from '../../test/render-site';

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

  it('changes its language without a reload and remembers it nowhere', async () => {
    serveApi({});
    const router = await renderSite('/nowhere?lang=am', 'am');
    const footer = await screen.findByRole('contentinfo');
    await userEvent.click(within(footer).getByRole('link', { name: 'Afaan Oromoo' }));
    expect(await screen.findByRole('heading', { name: 'Fuulli Hin Argamne' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.lang).toBe('om'));
    expect(router.state.location.search).toBe('');
    expect(localStorage).toHaveLength(0);
  });

  it('starts every page at its top, but leaves the gallery where it is under a project', async () => {
    serveApi({ projects: [aProject()] });
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const router = await renderSite('/projects');
    await userEvent.click(await screen.findByRole('link', { name: 'Project 1' }));
    await screen.findByRole('dialog', { name: 'Project 1' });
    expect(scrollTo).not.toHaveBeenCalled();
    await router.navigate('/');
    await waitFor(() => expect(scrollTo).toHaveBeenCalledOnce());
  });

  it('titles each page', async () => {
    serveApi({ projects: [aProject({ title: 'Ridge House' })] });
    const router = await renderSite('/projects');
    await waitFor(() => expect(document.title).toBe('Projects · Zigba Architects'));
    await router.navigate('/projects/project-1');
    await waitFor(() => expect(document.title).toBe('Ridge House · Zigba Architects'));
  });
});
