import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { isHoliday } from '../../server/test/builders/upcoming-day.js';
import { openAsStaff, ownName } from './sign-in.js';
import { chooseStatus, statusMenu } from './status-menu.js';

/** A Tuesday that no other test and no demo meeting has. */
function farTuesday(): string {
  const day = new Date(Date.now() + 300 * 24 * 60 * 60_000);
  while (day.getUTCDay() !== 2 || isHoliday(day)) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

test(
  'a consultation is scheduled by a form that says what is missing, read, completed and deleted',
  { tag: '@one-width' },
  async ({ page }) => {
    test.slow();
    const name = ownName('Meron');
    await openAsStaff(page, '/admin/consultations');
    const row = page.getByRole('row', { name });

    await test.step('scheduled', async () => {
      await page.getByRole('button', { name: 'Schedule New Consultation' }).click();
      const form = page.getByRole('dialog', { name: 'Schedule New Consultation' });
      await expect(form.getByLabel('Client Name')).toBeFocused();
      const submit = form.getByRole('button', { name: 'Schedule Consultation' });
      await expect(submit).toBeDisabled();
      await form.getByLabel('Client Name').fill(name);
      await form.getByLabel('Client Name').press('Enter');
      await expect(form.getByText('Please fill in all required fields')).toBeVisible();
      await expectAccessible(page);
      await form.getByRole('textbox', { name: 'Email' }).fill('meron@mail.example');
      await form.getByLabel('Consultation Type').selectOption('Design Review');
      await form.getByLabel('Meeting Type').selectOption('In Person');
      await form.getByLabel('Location').fill('Bole office');
      await form.getByLabel('Topic').fill('Plans of the second floor');
      await form.getByLabel('Preferred Date').click();
      await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
      await expectAccessible(page);
      await form.getByLabel('Preferred Date').fill(farTuesday());
      await form.getByLabel('Preferred Time').selectOption('09:30');
      await submit.click();
      await expect(page.getByText('Consultation scheduled successfully!')).toBeVisible();
      await expect(form).toBeHidden();
    });

    await test.step('read', async () => {
      await page.getByLabel('Search').fill(name);
      await expect(row.getByText(/, 09:30 EAT$/)).toBeVisible();
      // The list of before holds it too, and is pale while the search runs.
      await expect(page.locator('tbody tr')).toHaveCount(1);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await row.getByRole('button', { name: /^View Details/ }).click();
      const details = page.getByRole('dialog', { name: 'Consultation Details' });
      await expect(details.getByText('Bole office')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(details).toBeHidden();
    });

    await test.step('completed', async () => {
      await chooseStatus(row, 'Completed');
      const question = page.getByRole('dialog', { name: 'Complete Consultation' });
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(statusMenu(row)).toBeFocused();
      await chooseStatus(row, 'Completed');
      await question.getByRole('button', { name: 'Mark Complete' }).click();
      await expect(page.getByText('Consultation status updated successfully!')).toBeVisible();
      await expect(statusMenu(row)).toHaveText('Completed');
      await expect(statusMenu(row)).toBeFocused();
    });

    await test.step('deleted', async () => {
      await row.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Consultation deleted successfully!')).toBeVisible();
      await expect(page.getByText('No consultations found')).toBeVisible();
    });
  },
);
