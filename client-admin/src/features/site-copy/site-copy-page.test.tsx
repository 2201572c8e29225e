import type { SiteCopyDto } from '@consultancy/client-shared/api/model';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { SiteCopyPage } from './site-copy-page';

const words: SiteCopyDto = {
  heroImage: null,
  heroFilm: null,
  ...{ heroHeadline: 'Houses', heroText: null, callHeading: null, callText: null },
  ...{ aboutTitle: null, aboutText: null, mission: null, vision: null, whoWeAre: null },
  ...{ figureValues: ['15'], figureLabels: ['years'], associationMarks: [], associationNames: [] },
  ...{ certificationNames: [], certificationTexts: [], version: 4 },
};
const open = () => renderPages([{ path: '/', element: <SiteCopyPage /> }]);

it('stores what is written, based on the version that is shown, and leaves the rest to the site', async () => {
  serve({
    'GET /site-copy/admin': succeed(words),
    'PUT /site-copy': succeed({ ...words, mission: 'We build.', version: 5 }),
  });
  open();
  expect(await screen.findByLabelText('Headline')).toHaveValue('Houses');
  await fill(screen.getByLabelText('Mission'), 'We build.');
  await userEvent.type(screen.getByLabelText('Figures 1'), '+');
  await userEvent.click(screen.getByRole('button', { name: 'Save texts' }));
  expect(await screen.findByText('Texts saved.')).toBeInTheDocument();
  expect(callsTo('/site-copy').find(({ method }) => method === 'PUT')?.body).toMatchObject({
    ...{ heroHeadline: 'Houses', mission: 'We build.', vision: '', figureValues: ['15+'] },
    ...{ figureLabels: ['years'], certificationNames: [], version: 4 },
  });
});

it('takes the picture behind the headline from the library, or leaves it to the site', async () => {
  const heroImage = '/uploads/pictures/ridge-1920x1080.webp';
  serve({
    'GET /site-copy/admin': succeed({ ...words, heroImage }),
    'PUT /site-copy': succeed({ ...words, version: 5 }),
  });
  open();
  expect(await screen.findByRole('button', { name: /library ?: Picture/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show the site’s own' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save texts' }));
  expect(await screen.findByText('Texts saved.')).toBeInTheDocument();
  expect(callsTo('/site-copy').find(({ method }) => method === 'PUT')?.body).toMatchObject({
    heroImage: '',
  });
});

describe('figures and what they count', () => {
  const three = {
    ...words,
    figureValues: ['15', '500+', '30'],
    figureLabels: ['years', 'projects', 'people'],
  };
  const saved = () => callsTo('/site-copy').find(({ method }) => method === 'PUT')?.body;
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save texts' }));

  it('stay together: half a row is an error at its field', async () => {
    serve({ 'GET /site-copy/admin': succeed(three), 'PUT /site-copy': succeed({ ...three, version: 5 }) });
    open();
    await userEvent.clear(await screen.findByLabelText('Figures 1'));
    await userEvent.clear(screen.getByLabelText('What they count 3'));
    await save();
    expect(screen.getByLabelText('Figures 1')).toHaveFocus();
    expect(screen.getByLabelText('Figures 1')).toBeInvalid();
    expect(screen.getByLabelText('What they count 3')).toBeInvalid();
    expect(screen.getByLabelText('Figures 2')).toBeValid();
    expect(screen.getByText('What they count is required')).toBeVisible();
    expect(saved()).toBeUndefined();
  });

  it('are added by Enter, row by row', async () => {
    serve({ 'GET /site-copy/admin': succeed(three), 'PUT /site-copy': succeed({ ...three, version: 5 }) });
    open();
    await userEvent.type(await screen.findByLabelText('What they count 3'), '{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Figures 4')).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.getByLabelText('Figures 3')).toHaveFocus());
    expect(screen.queryByLabelText('Figures 4')).toBeNull();
    expect(saved()).toBeUndefined();
  });

  it('go together: a blank row is left out', async () => {
    serve({ 'GET /site-copy/admin': succeed(three), 'PUT /site-copy': succeed({ ...three, version: 5 }) });
    open();
    await userEvent.clear(await screen.findByLabelText('Figures 2'));
    await userEvent.clear(screen.getByLabelText('What they count 2'));
    await save();
    await waitFor(() =>
      expect(saved()).toMatchObject({ figureValues: ['15', '30'], figureLabels: ['years', 'people'] }),
    );
  });
});

it('says at its field what the server refuses', async () => {
  const message = 'figureLabels must have as many entries as figureValues: 1, not 2.';
  const details = [{ field: 'figureLabels', message }];
  serve({
    'GET /site-copy/admin': succeed(words),
    'PUT /site-copy': refuse(400, 'VALIDATION_ERROR', '', details),
  });
  open();
  await userEvent.type(await screen.findByLabelText('Mission'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Save texts' }));
  expect(await screen.findByText(/must have as many entries as figureValues/)).toBeVisible();
});
