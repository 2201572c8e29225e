import { chromium } from '@playwright/test';
// Takes the screenshots of README and docs/guide of a running site: npm start in one terminal, then
//   npm run tool -- screenshots http://localhost:3000 admin@example.com PASSWORD
import { join } from 'node:path';
import sharp from 'sharp';
import { findChromium } from '../e2e/find-chromium.ts';
import { root } from '../scripts/steps.mjs';

const [origin, email, password] = process.argv.slice(2);
const browser = await chromium.launch(await findChromium());
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

await take('/', 'home');
await take('/projects', 'projects', () => page.mouse.wheel(0, 420));
await take('/projects/entoto-ridge-house', 'project');
await take('/admin/login', 'admin-projects', async () => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor();
});
await take('/admin', 'admin-dashboard');
await take('/admin/blog/new?id=1', 'admin-article');
// A draft: it has every choice.
await page.setViewportSize({ width: 1440, height: 660 });
await take('/admin/projects/new?id=4', 'admin-publishing');
// Wide enough for all columns.
await page.setViewportSize({ width: 1680, height: 1050 });
await take('/admin/contacts', 'admin-inquiries');
await take('/admin/consultations?as=calendar', 'admin-consultations');
await take('/admin/orders', 'admin-orders');
await take('/admin/translations?state=CURRENT&language=am', 'admin-translations');
await browser.close();

async function take(path, name, prepare) {
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await prepare?.();
  await page.waitForTimeout(1500);
  const png = await page.screenshot();
  await sharp(png)
    .resize({ width: 1200 })
    .webp({ quality: 80 })
    .toFile(join(root, 'docs/screenshots', `${name}.webp`));
}
