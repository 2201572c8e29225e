import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../../test/api-stub';
import { renderSite } from '../../../test/render-site';

const open = () => screen.findByRole('link', { name: 'Open in OpenStreetMap' });
const show = async () => userEvent.click(await screen.findByRole('button', { name: /Show the map/ }));
const map = () => screen.queryByTitle('Map of the office in Addis Ababa');
const place = () => screen.getByRole('group', { name: 'Where the office is' });

const coordinates = { latitude: 9.01, longitude: 38.75 };
/** What the other site answers when it is asked whether it is there. */
const otherSite = jest.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  globalThis.fetch = otherSite as unknown as typeof fetch;
  otherSite.mockReset().mockResolvedValue(Response.error());
  serveApi({ settings: { coordinates, address: 'Bole Road\n4th floor' } });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the map of the office', () => {
  it('marks the place that the settings name', async () => {
    await renderSite('/contact');
    expect(await open()).toHaveAttribute('href', expect.stringContaining('mlat=9.01&mlon=38.75'));
    expect(screen.getByRole('button', { name: /Show the map/ })).toBeVisible();
  });

  it('sends no request to the other site before the map is opened', async () => {
    await renderSite('/contact');
    await open();
    expect(otherSite).not.toHaveBeenCalled();
    expect(map()).toBeNull();
    await show();
    const [url, init] = otherSite.mock.lastCall!;
    expect(url).toMatch(/^https:\/\/www\.openstreetmap\.org\/.*marker=9\.01,38\.75/);
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it('takes the place of the address once it is there', async () => {
    await renderSite('/contact');
    await show();
    expect(place()).toHaveTextContent('Bole Road 4th floor');
    fireEvent.load(map()!);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Where the office is' })).toBeNull());
    expect(map()).toBeVisible();
  });

  it('leaves the address, the coordinates and the link where it cannot be reached, and tries again', async () => {
    otherSite.mockRejectedValue(new TypeError('Failed to fetch'));
    await renderSite('/contact');
    await show();
    expect(await screen.findByText('The map could not be loaded.')).toBeVisible();
    expect(map()).toBeNull();
    expect(place()).toHaveTextContent('Bole Road 4th floor');
    expect(place()).toHaveTextContent('9.01, 38.75');
    expect(await open()).toBeVisible();
    otherSite.mockResolvedValue(Response.error());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(map()).not.toBeNull());
    expect(screen.queryByText('The map could not be loaded.')).toBeNull();
  });

  it('does the same where it does not come in time', async () => {
    await renderSite('/contact');
    const button = await screen.findByRole('button', { name: /Show the map/ });
    jest.useFakeTimers();
    fireEvent.click(button);
    expect(map()).not.toBeNull();
    jest.advanceTimersByTime(15_000);
    jest.useRealTimers();
    expect(await screen.findByText('The map could not be loaded.')).toBeVisible();
    expect(map()).toBeNull();
  });

  it('shows the address and a search link while the office has no coordinates', async () => {
    serveApi({ settings: { coordinates: null, address: 'Bole Road\n4th floor' } });
    await renderSite('/contact');
    expect(await open()).toHaveAttribute('href', expect.stringContaining('query=Bole%20Road%204th%20floor'));
    expect(place()).toHaveTextContent('Bole Road 4th floor');
    expect(screen.queryByRole('button', { name: /Show the map/ })).toBeNull();
  });
});
