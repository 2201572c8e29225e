import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// docs/style.md says what to write instead.

const root = join(import.meta.dirname, '../../..');

/** Texts that the specifications quote, and so stay to the letter. */
const quoted = [
  ...['Logged in successfully', 'Password updated successfully!', 'Settings saved successfully!'],
  ...['Service created successfully!', 'Service updated successfully!', 'Service deleted successfully!'],
  ...['{count} services deleted successfully!', 'User "{name}" deleted successfully!'],
  ...['Consultation scheduled successfully!', 'Consultation deleted successfully!'],
  'Consultation status updated successfully!',
  'Are you sure you want to cancel the consultation for {client}?',
  'Are you sure you want to mark as completed the consultation for {client}?',
  'Are you sure you want to delete the consultation for {name}? This action cannot be undone.',
  'Are you sure you want to delete "{name}"? This action cannot be undone.',
  'Failed to load dashboard data. Please try again later.',
  ...['create project', 'update project', 'update project visibility', 'update project sale status']
    .concat('delete project', 'delete projects', 'update order status', 'delete order', 'delete user')
    .map((what) => `Failed to ${what}. Please try again.`),
  'An unexpected error occurred. Please try again.',
  'An error occurred during login. Please try again.',
  'Missing required data. Please try again.',
];

it('says nothing in more words than needed, but where the specifications quote a text', () => {
  const folders = ['client-admin/src', 'client-public/src', 'client-shared/src', 'server/src'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|spec)\.|generated|test-support/.test(path))
      .map((path) => join(root, folder, path)),
  );
  expect(files.length).toBeGreaterThan(1000);
  const wordy = files.flatMap((path) => {
    const withoutQuotes = quoted.reduce(
      (text, each) => text.replaceAll(each, ''),
      readFileSync(path, 'utf8'),
    );
    return [...withoutQuotes.matchAll(/.*\b(?:successfully|[Aa]re you sure|[Pp]lease try again)\b.*/g)].map(
      ([line]) => line.trim(),
    );
  });
  expect(wordy).toEqual([]);
});
