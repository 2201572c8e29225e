import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../../test/api-stub';
import { aPost, aProject, aTestimonial } from '../../../test/builders';
import { renderSite } from '../../../test/render-site';
import { standardServices } from '../../../test/standard-services';

afterEach(() => {
  jest.useRealTimers();
});

describe('the home page', () => {
  it('has its six sections in order', async () => {
    serveApi({ projects: [aProject()], posts: [aPost()], testimonials: [aTestimonial()] });
    await renderSite('/');
    await screen.findByRole('link', { name: 'Article 1' });
    const main = screen.getByRole('main');
    expect(
      within(main)
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent),
    ).toEqual([
      'Featured projects',
      'What we do',
      'From the blog',
      'What clients say',
      'Tell us about your plot',
    ]);
    expect(within(main).getByRole('link', { name: 'Explore work' })).toHaveAttribute('href', '/projects');
    expect(within(main).getAllByRole('link', { name: 'Book consultation' })[0]).toHaveAttribute(
      'href',
      '/consultation',
    );
  });

  it('says what staff have written in the place of its own words', async () => {
    const figures = { figureValues: ['900+'], figureLabels: ['houses'] };
    serveApi({ words: { heroHeadline: 'Houses', callHeading: 'Come', ...figures, fallbacks: [] } });
    await renderSite('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Houses' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Come' })).toBeVisible();
    expect(screen.getByText('A first conversation costs nothing.')).toBeVisible();
    expect(screen.getByText('houses').nextSibling).toHaveTextContent('900+');
    expect(screen.queryByText('98%')).toBeNull();
  });

  it('begins with the picture that staff have chosen, held where its crop has to look', async () => {
    const path = '/uploads/pictures/ridge-1920x1080.webp';
    const said = {
      ...{ kind: 'PHOTO' as const, alt: '', fallbacks: [] },
      ...{ widthMetres: null, northDegrees: null },
    };
    const known = { path, width: 1920, height: 1080, colour: '#7a8b5c', ...said };
    serveApi({
      words: { heroImage: path, pictures: [{ ...known, focalX: 0.25, focalY: 1 }], fallbacks: [] },
    });
    await renderSite('/');
    const picture = await waitFor(() => {
      const found = document.querySelector<HTMLImageElement>('#home img');
      expect(found?.src).toContain('/uploads/pictures/ridge-1920x1080');
      return found!;
    });
    // The words come first.
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture.style.objectPosition).toBe('25% 100%');
  });

  it('gives a project without a year the usual one', async () => {
    serveApi({ projects: [aProject({ year: null })] });
    await renderSite('/');
    expect(await screen.findByText('Residence · Bole, Addis Ababa · 2023')).toBeVisible();
  });

  it('never shows a hidden project', async () => {
    serveApi({ projects: [aProject({ isPublic: false })], posts: [] });
    await renderSite('/');
    expect(await screen.findByText('No featured projects available at the moment.')).toBeVisible();
  });

  it('says of each standard service what staff say of it, in a sentence, and their names when they cannot be had', async () => {
    const [residence] = standardServices('en');
    serveApi({ standard: [{ ...residence!, title: 'Homes', description: 'Built for you. And for more.' }] });
    await renderSite('/');
    const link = await screen.findByRole('link', { name: 'Homes' });
    expect(link).toHaveAttribute('href', '/services/residence');
    expect(screen.getByText('Built for you.')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3, name: 'Hotel Design' })).toBeNull();
    cleanup();
    serveApi({ failing: ['/services'] });
    await renderSite('/');
    expect(await screen.findByRole('heading', { level: 3, name: 'Hotel Design' })).toBeVisible();
  });

  it('says when the articles cannot be loaded', async () => {
    serveApi({ projects: [aProject()], failing: ['/blog'] });
    await renderSite('/');
    expect(await screen.findByText('Failed to load blog posts')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('the testimonials', () => {
  const testimonials = ['Almaz Worku', 'Getachew Mulat', 'Ayantu Negera', 'Solomon Araya'].map(
    (name, index) => aTestimonial({ id: index + 1, name }),
  );
  const names = testimonials.map(({ name }) => name);
  const shownNow = () =>
    names.filter((name) => !screen.getByText(name).closest('figure')?.hasAttribute('inert'));

  it('wrap around by hand at both ends', async () => {
    serveApi({ testimonials });
    await renderSite('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Previous' }));
    expect(shownNow()).toEqual(['Solomon Araya']);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(shownNow()).toEqual(['Almaz Worku']);
    await userEvent.click(screen.getByRole('button', { name: 'Show testimonial 3' }));
    expect(shownNow()).toEqual(['Ayantu Negera']);
  });

  it('move on every six seconds, and rest under the pointer', async () => {
    serveApi({ testimonials });
    await renderSite('/');
    const name = await screen.findByText('Almaz Worku');
    jest.useFakeTimers();
    const frame = name.closest('section')?.firstElementChild as HTMLElement;
    // Leaving starts the interval anew, now on the test's clock.
    fireEvent.mouseEnter(frame);
    fireEvent.mouseLeave(frame);
    act(() => jest.advanceTimersByTime(5999));
    expect(shownNow()).toEqual(['Almaz Worku']);
    act(() => jest.advanceTimersByTime(1));
    expect(shownNow()).toEqual(['Getachew Mulat']);
    fireEvent.mouseEnter(frame);
    act(() => jest.advanceTimersByTime(60_000));
    expect(shownNow()).toEqual(['Getachew Mulat']);
  });

  it('stop at a press and go on at another, for a thumb that rests nowhere', async () => {
    serveApi({ testimonials });
    await renderSite('/');
    const pause = await screen.findByRole('button', { name: 'Pause the testimonials' });
    jest.useFakeTimers();
    fireEvent.click(pause);
    act(() => jest.advanceTimersByTime(60_000));
    expect(shownNow()).toEqual(['Almaz Worku']);
    fireEvent.click(screen.getByRole('button', { name: 'Let the testimonials move on' }));
    act(() => jest.advanceTimersByTime(6000));
    expect(shownNow()).toEqual(['Getachew Mulat']);
  });
});
