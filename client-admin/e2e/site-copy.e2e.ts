import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

interface Stored {
  id: number;
}

test(
  'a quote is edited and read on the home page, and in Amharic once its translation is published',
  { tag: '@one-width' },
  async ({ page, request }) => {
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
      await expect(page.getByText('Testimonial updated')).toBeVisible();
      await expect(page.getByLabel('Quote')).toBeFocused();

      const said = page.getByRole('main').locator('blockquote');
      await page.goto('/');
      await expect(said.filter({ hasText: quote })).toHaveCount(1);
      await page.goto('/am');
      await expect(said.filter({ hasText: quote })).toHaveAttribute('lang', 'en');

      await page.goto(`/admin/testimonials/new?id=${id}`);
      await page.getByRole('link', { name: /^Amharic/ }).click();
      const translated = `${name}፦ በሁለት የብርድ ወቅቶች ማሞቂያ የተጠቀምነው እምብዛም ነው።`;
      await page.getByLabel('Quote in Amharic').fill(translated);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Translation saved.')).toBeVisible();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText('Visitors read it in Amharic now.')).toBeVisible();
      await page.goto('/am');
      await expect(said.filter({ hasText: translated })).toHaveCount(1);
      await expect(said.filter({ hasText: quote })).toHaveCount(0);
    } finally {
      await call('DELETE', `/testimonials/${id}`);
    }
  },
);

test.describe('where nobody has written any words', () => {
  // There are no translations of them then, and what is sent is refused.
  test.use({ expectedConsole: [/40[04]/] });

  test(
    'a film is chosen, sent with the words, and needs a picture',
    { tag: '@one-width' },
    async ({ page }) => {
      await openAsStaff(page, '/admin/words');
      const choose = page.locator('input[type=file][accept^="video"]');
      await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
      await expect(page.getByText('Please select a film: MP4 (H.264) or WebM.')).toBeVisible();
      await choose.setInputFiles('server/demo/video/hero.webm');
      await expect(page.getByText('hero.webm')).toBeVisible();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      // Refused, so that nothing changes for tests of the home page.
      await page.getByRole('button', { name: 'Save texts' }).click();
      await expect(page.getByRole('main').getByText(/^A film needs a picture/)).toBeVisible();
      await page.getByRole('button', { name: 'Remove film' }).click();
      await expect(page.getByText('hero.webm')).toBeHidden();
    },
  );
});
