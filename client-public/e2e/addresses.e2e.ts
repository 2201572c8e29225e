import { administrator, expect, test } from '../../e2e/test.js';

test('a former address redirects, in every language @one-width', async ({ page, request }) => {
  const signedIn = await request.post('/api/v1/auth/login', { data: administrator });
  const { data } = (await signedIn.json()) as { data: { accessToken: string } };
  const headers = { Authorization: `Bearer ${data.accessToken}` };
  const word = `moving-${Date.now()}`;
  const made = await request.post('/api/v1/projects', {
    headers,
    data: { title: word, description: 'A house that moves.', location: 'Bole', type: 'RESIDENCE' },
  });
  const { data: project } = (await made.json()) as { data: { id: number } };
  try {
    await page.goto(`/am/projects/${word}`);
    await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
    await request.put(`/api/v1/projects/${project.id}`, { headers, data: { slug: `${word}-now` } });

    await page.goto(`/am/projects/${word}?from=mail`);
    await expect(page).toHaveURL(`/am/projects/${word}-now?from=mail`);
    await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();

    // By a link of the site itself, which the server never sees.
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/projects/${word}`);
    await expect(page).toHaveURL(`/projects/${word}-now`);
    await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
  } finally {
    // Or what the page still asks for would be gone.
    await page.goto('about:blank');
    await request.delete(`/api/v1/projects/${project.id}`, { headers });
    await request.delete(`/api/v1/bin/project/${project.id}`, { headers });
  }
});
