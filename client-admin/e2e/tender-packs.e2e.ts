import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

/** What a member of staff does at most, from the list to the file in hand. */
const mostSteps = 14;

/** Those of the demo and a few more, as for a large tender. */
const projectCount = 20;

/** Of a row, below its number. */
const nameIn = (row = '') => row.split('\n').at(-1)!;

test(
  'twenty projects and five CVs become a pack in two languages, in few steps',
  { tag: '@one-width' },
  async ({ page, request, browser }) => {
    test.slow();
    const password = 'Zenbaba7';
    const colleague = await asColleague(request);
    const { data: shown } = await colleague<{ data: { mainImage: string }[] }>('GET', '/projects?limit=50');
    for (let index = shown.length; index < projectCount; index += 1) {
      await colleague('POST', '/projects', {
        ...{ title: ownName('School'), description: 'A school of stone.', location: 'Bole', isPublic: false },
        mainImage: shown[index % shown.length]!.mainImage,
      });
    }
    const title = ownName('Tender for a school');
    let steps = 0;
    const step = async (done: Promise<unknown>) => {
      steps += 1;
      await done;
    };
    await openAsStaff(page, '/admin/packs');
    await expectAccessible(page);

    await step(page.getByRole('link', { name: 'New pack' }).click());
    await step(page.getByLabel('Title').fill(title));
    await step(page.getByLabel('አማርኛ').check());
    const projects = page.getByRole('group', { name: 'Projects' });
    await expect(projects.getByRole('checkbox').nth(projectCount - 1)).toBeAttached();
    await step(page.getByRole('button', { name: 'Choose all shown' }).first().click());
    const people = page.getByRole('group', { name: 'People' }).getByRole('checkbox');
    for (let index = 0; index < 5; index += 1) await step(people.nth(index).check());
    const chosen = page.getByRole('list', { name: 'Chosen: people' }).getByRole('listitem');
    await expect(chosen).toHaveCount(5);
    const [first, second] = await chosen.allInnerTexts();
    const handleOf = (place: number) => chosen.nth(place).getByRole('button').first();
    await handleOf(0).hover();
    await page.mouse.down();
    const { x, y, width, height } = (await handleOf(1).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 10 });
    await page.mouse.up();
    await expect(chosen.nth(0)).toContainText(nameIn(second));
    await expect(chosen.nth(1)).toContainText(nameIn(first));
    const preview = page.frameLocator('iframe[title="Preview"]');
    await expect(preview.getByText('የትውልድ ዓመት').first()).toBeAttached();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await step(page.getByRole('button', { name: 'Create pack' }).click());

    await step(page.getByRole('button', { name: 'Make PDF' }).click());
    const file = page.getByRole('button', { name: /^Download PDF/ });
    await expect(file).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const download = page.waitForEvent('download');
    await step(file.click());
    expect(steps).toBeLessThanOrEqual(mostSteps);

    const bytes = await readFile(await (await download).path());
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }), {
      mergePages: true,
    });
    for (const said of [title, 'Year of birth', 'የትውልድ ዓመት', 'Assignments', 'Entoto Ridge House'])
      expect(text).toContain(said);

    await page.getByRole('button', { name: 'Share link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share links' });
    await expect(dialog.getByText('No active links.')).toBeVisible();
    await dialog.getByLabel(/^Password/).fill(password);
    await dialog.getByRole('button', { name: 'Create share link' }).click();
    const address = await dialog.getByLabel('The new link').inputValue();
    await expectAccessible(page);
    const visitor = await browser.newContext({ javaScriptEnabled: false, locale: 'en' });
    const shared = await visitor.newPage();
    await shared.goto(address);
    await shared.getByLabel('Password').fill('Zenbaba8');
    await shared.getByLabel('Password').press('Enter');
    await expect(shared.getByRole('alert')).toHaveText('The password is incorrect.');
    await shared.getByLabel('Password').fill(password);
    await shared.getByRole('button', { name: 'Open' }).click();
    await expect(shared.getByRole('heading', { name: title }).first()).toBeVisible();
    await expect(shared.getByText('የትውልድ ዓመት').first()).toBeVisible();
    const pdf = shared.waitForEvent('download');
    await shared.getByRole('link', { name: 'Download: PDF' }).click();
    expect((await pdf).suggestedFilename()).toBe(`${title}.pdf`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share link' }).click();
    await expect(dialog.getByText(/with a password · opened once/)).toBeVisible();
    await dialog.getByRole('button', { name: /^Revoke link/ }).click();
    await expect(dialog.getByText('No active links.')).toBeVisible();
    expect((await shared.goto(address))?.status()).toBe(410);
    await visitor.close();

    const id = new URL(page.url()).searchParams.get('id');
    await page.close();
    await colleague('DELETE', `/tender-packs/${id}`);
  },
);
