import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from '@jest/globals';
import type { SiteWordsDto } from '@consultancy/client-shared/api/model';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { SiteWordsPage } from './site-words-page';

const words: SiteWordsDto = {
  heroImage: null,
  heroFilm: null,
  ...{ heroHeadline: 'Houses', heroText: null, callHeading: null, callText: null },
  ...{ aboutTitle: null, aboutText: null, mission: null, vision: null, whoWeAre: null },
  ...{ figureValues: ['15'], figureLabels: ['years'], associationMarks: [], associationNames: [] },
  ...{ certificationNames: [], certificationTexts: [], version: 4 },
};
const open = () => renderPages([{ path: '/', element: <SiteWordsPage /> }]);

it('stores what is written, based on the version that is shown, and leaves the rest to the site', async () => {
  serve({
    'GET /site-words/admin': succeed(words),
    'PUT /site-words': succeed({ ...words, mission: 'We build.', version: 5 }),
  });
  open();
  expect(await screen.findByLabelText('Headline')).toHaveValue('Houses');
  await userEvent.type(screen.getByLabelText('Mission'), 'We build.');
  await userEvent.type(screen.getByLabelText('Figures 1'), '+');
  await userEvent.click(screen.getByRole('button', { name: 'Save words' }));
  expect(await screen.findByText('Words saved.')).toBeInTheDocument();
  expect(callsTo('/site-words').find(({ method }) => method === 'PUT')?.body).toMatchObject({
    ...{ heroHeadline: 'Houses', mission: 'We build.', vision: '', figureValues: ['15+'] },
    ...{ figureLabels: ['years'], certificationNames: [], version: 4 },
  });
});

it('takes the picture behind the headline from the library, or leaves it to the site', async () => {
  const heroImage = '/uploads/pictures/ridge-1920x1080.webp';
  serve({
    'GET /site-words/admin': succeed({ ...words, heroImage }),
    'PUT /site-words': succeed({ ...words, version: 5 }),
  });
  open();
  expect(await screen.findByRole('button', { name: /library ?: Picture/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show the site’s own' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save words' }));
  expect(await screen.findByText('Words saved.')).toBeInTheDocument();
  expect(callsTo('/site-words').find(({ method }) => method === 'PUT')?.body).toMatchObject({
    heroImage: '',
  });
});

it('says at its field what the server refuses', async () => {
  const message = 'figureLabels must have as many entries as figureValues: 1, not 2.';
  const details = [{ field: 'figureLabels', message }];
  serve({
    'GET /site-words/admin': succeed(words),
    'PUT /site-words': refuse(400, 'VALIDATION_ERROR', '', details),
  });
  open();
  await userEvent.type(await screen.findByLabelText('Mission'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Save words' }));
  expect(await screen.findByText(/must have as many entries as figureValues/)).toBeVisible();
});
