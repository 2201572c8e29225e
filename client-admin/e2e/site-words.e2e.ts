import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

interface Stored {
  id: number;
}

test('a quote is edited and read on the home page, and in Amharic once its translation is published', async ({
  page,
  request,
}) => {
  test.slow();
  const call = await asColleague(request);
  const name = ownName('Almaz');
  const fields = { name, position: 'Owner', company: 'Ridge House', content: 'Warm rooms.' };
  const { id } = await call<Stored>('POST', '/testimonials', fields);
  try {
    await openAsStaff(page, '/admin/testimonials');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('link', { name: `Edit what ${name} says` }).click();
    const quote = `${name} said: in two cold seasons we have hardly used a heater.`;
    await page.getByLabel('Quote').fill(quote);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Control+S');
    await expect(page.getByText('Testimonial updated successfully!')).toBeVisible();

    const said = page.getByRole('main').locator('blockquote');
    await page.goto('/');
    await expect(said.filter({ hasText: quote })).toHaveCount(1);
    await page.goto('/am');
    await expect(said.filter({ hasText: quote })).toHaveAttribute('lang', 'en');

    await page.goto(`/admin/testimonials/new?id=${id}`);
    await page.getByRole('link', { name: /^Amharic/ }).click();
    const translated = `${name}፦ በሁለት የብርድ ወቅቶች ማሞቂያ የተጠቀምነው እምብዛም ነው።`;
    await page.getByLabel('Content in Amharic').fill(translated);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Translation saved.')).toBeVisible();
    await page.goto('/am');
    await expect(said.filter({ hasText: quote })).toHaveCount(1);

    await page.goto(`/admin/translations/testimonial/${id}/am`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Visitors read it in Amharic now.')).toBeVisible();
    await page.goto('/am');
    await expect(said.filter({ hasText: translated })).toHaveCount(1);
    await expect(said.filter({ hasText: quote })).toHaveCount(0);
    await page.goto('/');
    await expect(said.filter({ hasText: quote })).toHaveCount(1);
  } finally {
    await call('DELETE', `/testimonials/${id}`);
  }
});

test(
  'the order is changed by the keyboard alone, said aloud, and kept',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const [one, two] = [ownName('Rahel'), ownName('Dawit')];
    const made: Stored[] = [];
    for (const name of [one, two])
      made.push(await call<Stored>('POST', '/team', { name, title: 'Architect', bio: 'Draws.' }));
    try {
      await openAsStaff(page, '/admin/team');
      const rows = page.getByRole('list', { name: 'Team' }).getByRole('listitem');
      await page.getByRole('button', { name: `Move ${two} up` }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: `${two} is now` })).toBeAttached();
      await expect(page.getByRole('button', { name: `Move ${two} up` })).toBeFocused();
      const namesNow = async () =>
        (await rows.allInnerTexts()).filter((text) => /Rahel \w+\d|Dawit \w+\d/.test(text));
      await expect.poll(async () => (await namesNow())[0]).toContain(two);
      await page.reload();
      await expect.poll(async () => (await namesNow())[0]).toContain(two);
      await page.goto('/about');
      const team = page.getByRole('region', { name: 'Our Team' });
      const names = await team.getByRole('heading', { level: 3 }).allInnerTexts();
      expect(names.indexOf(two)).toBe(names.indexOf(one) - 1);
    } finally {
      for (const { id } of made) await call('DELETE', `/team/${id}`);
    }
  },
);

test(
  'the standard services are ordered and hidden on a page of their own',
  { tag: '@one-width' },
  async ({ page }) => {
    await openAsStaff(page, '/admin/services/standard');
    const rows = page.getByRole('list', { name: 'Standard Services' }).getByRole('listitem');
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText('Residence Design');
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  },
);

test.describe('where nobody has written any words', () => {
  // There are no translations of them then either.
  test.use({ expectedConsole: [/404/] });

  // Not saved: tests of the home page look at its own picture and film at the same time.
  test(
    'the picture behind the headline is chosen in the library',
    { tag: '@one-width' },
    async ({ page }) => {
      await openAsStaff(page, '/admin/words');
      await page.getByRole('button', { name: /library ?: Picture/ }).click();
      const library = page.getByRole('dialog');
      await library.getByRole('checkbox').first().click();
      await expect(library).toBeHidden();
      await expect(page.getByRole('button', { name: 'Show the site’s own' })).toBeVisible();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await page.getByRole('button', { name: 'Show the site’s own' }).click();
      await expect(page.getByRole('button', { name: 'Show the site’s own' })).toBeHidden();
    },
  );

  test.describe('a film', () => {
    test.use({ expectedConsole: [/40[04]/] });

    test('is chosen, sent with the words, and needs a picture', { tag: '@one-width' }, async ({ page }) => {
      await openAsStaff(page, '/admin/words');
      const choose = page.locator('input[type=file][accept^="video"]');
      await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
      await expect(page.getByText('Please select a film: MP4 (H.264) or WebM.')).toBeVisible();
      await choose.setInputFiles('server/demo/video/hero.webm');
      await expect(page.getByText('hero.webm')).toBeVisible();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      // Refused, so that nothing changes for tests of the home page.
      await page.getByRole('button', { name: 'Save words' }).click();
      await expect(page.getByRole('main').getByText(/^A film needs a picture/)).toBeVisible();
      await page.getByRole('button', { name: 'Remove film' }).click();
      await expect(page.getByText('hero.webm')).toBeHidden();
    });
  });
});
