import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../../test/api-stub';
import { aProject } from '../../../test/builders';
import { renderSite } from '../../../test/render-site';

const projects = [1, 2, 3, 4, 5].map((id) => aProject({ id, title: `House ${id}` }));

beforeEach(() => {
  localStorage.clear();
  serveApi({ projects });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const buttonOf = (id: number) => screen.findByRole('button', { name: `Shortlist: House ${id}` });
const press = async (id: number) => userEvent.click(await buttonOf(id));
const link = () => screen.getByRole('link', { name: /^Shortlist/ });

it('keeps projects on the device, in the order in which they were chosen', async () => {
  await renderSite('/projects');
  expect(await buttonOf(2)).toHaveAttribute('aria-pressed', 'false');
  await press(2);
  await press(1);
  expect(await buttonOf(2)).toHaveAttribute('aria-pressed', 'true');
  expect(link()).toHaveAccessibleName('Shortlist 2');
  expect(link()).toHaveAttribute('href', '/projects?compare=2,1');
  expect(localStorage.getItem('shortlist')).toBe('2,1');
  await press(2);
  expect(localStorage.getItem('shortlist')).toBe('1');
});

it('says what to do at the fifth, and keeps the four', async () => {
  localStorage.setItem('shortlist', '1,2,3,4');
  await renderSite('/projects');
  await press(5);
  await screen.findByText(/^Your shortlist has four projects\. Open it and remove one/);
  expect(await buttonOf(5)).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('shortlist')).toBe('1,2,3,4');
});

it('lasts as long as the page where the storage is full or refused', async () => {
  await renderSite('/projects');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press(3);
  await press(4);
  expect(link()).toHaveAttribute('href', '/projects?compare=3,4');
  expect(localStorage.getItem('shortlist')).toBeNull();
  setItem.mockRestore();
  await press(5);
  expect(localStorage.getItem('shortlist')).toBe('3,4,5');
});

it('is that of all tabs', async () => {
  await renderSite('/projects');
  await press(1);
  // Another tab, which had read the same list.
  localStorage.setItem('shortlist', '1,4');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' })));
  await waitFor(() => expect(link()).toHaveAttribute('href', '/projects?compare=1,4'));
  // Before this tab is notified.
  localStorage.setItem('shortlist', '1,4,5');
  await press(2);
  expect(localStorage.getItem('shortlist')).toBe('1,4,5,2');
});

it('leaves out what is no id', async () => {
  localStorage.setItem('shortlist', '{"broken":1}');
  await renderSite('/projects');
  await press(2);
  expect(localStorage.getItem('shortlist')).toBe('2');
});

it('is on the page of a project, with its name', async () => {
  await renderSite('/projects/project-3');
  await press(3);
  expect(await buttonOf(3)).toHaveTextContent('Shortlist');
  expect(screen.getByRole('link', { name: 'Compare 1' })).toHaveAttribute('href', '/projects?compare=3');
});
