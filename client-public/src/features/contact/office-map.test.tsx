import { screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { serveApi } from '../../../test/api-stub';
import { renderSite } from '../../../test/render-site';

const open = () => screen.findByRole('link', { name: 'Open in OpenStreetMap' });

describe('the map of the office', () => {
  it('marks the place that the settings name', async () => {
    serveApi({ settings: { coordinates: { latitude: 9.01, longitude: 38.75 } } });
    await renderSite('/contact');
    expect(await open()).toHaveAttribute('href', expect.stringContaining('mlat=9.01&mlon=38.75'));
    expect(screen.getByRole('button', { name: /Show the map/ })).toBeVisible();
  });

  it('is a search for the address as long as nobody has said where the office stands', async () => {
    serveApi({ settings: { coordinates: null, address: 'Bole Road\n4th floor' } });
    await renderSite('/contact');
    expect(await open()).toHaveAttribute('href', expect.stringContaining('query=Bole%20Road%204th%20floor'));
    expect(screen.queryByRole('button', { name: /Show the map/ })).toBeNull();
  });
});
