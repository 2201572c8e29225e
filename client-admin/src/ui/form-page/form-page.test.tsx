import {
  useCreateService,
  useUpdateService,
} from '@consultancy/client-shared/api/generated/services/services';
import type { ServiceDto } from '@consultancy/client-shared/api/model';
import { describe, expect, it } from '@jest/globals';
import { Switch, TextInput } from '@mantine/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { fill } from '../../../../client-shared/test/fill';
import { aService } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { DateField } from '../date-field';
import {
  asEntries,
  asRows,
  FormPage,
  FormSection,
  RecordForm,
  required,
  TextListField,
  useRecordForm,
} from '.';

const LABELS = { title: 'Title', duration: 'Duration', features: 'Features', isActive: 'Active' };

function ThingForm({ record }: { record?: ServiceDto }) {
  const navigate = useNavigate();
  const create = useCreateService();
  const update = useUpdateService();
  const page = useRecordForm({
    name: 'thing',
    record,
    valuesOf: (thing) => ({
      title: thing?.title ?? '',
      duration: thing?.duration ?? '',
      features: asRows(thing?.features),
      isActive: thing?.isActive ?? true,
    }),
    labels: LABELS,
    rules: required('title', 'duration'),
    save: ({ features, ...values }, version) => {
      const body = { ...values, features: asEntries(features), description: 'd', longDescription: 'l' };
      return record
        ? update.mutateAsync({ id: record.id, data: { ...body, version: version! } })
        : create.mutateAsync({ data: body });
    },
    done: 'Saved!',
    failed: 'Failed to save service',
    onSaved: () => void navigate('/things'),
  });
  return (
    <FormPage title="A thing" trail={[{ to: '/things', label: 'Things' }]} saveLabel="Save" page={page}>
      <FormSection title="Basic Information">
        <TextInput {...page.input('title')} />
        <TextInput {...page.input('duration')} />
        <TextListField {...page.input('features')} entryLabel="Feature" addLabel="Add feature" />
        <Switch {...page.input('isActive', { type: 'checkbox' })} />
      </FormSection>
    </FormPage>
  );
}

/** With a button in the place of a query that brings a newer record. */
function Edit({ newer }: { newer?: ServiceDto }) {
  const [record, setRecord] = useState<ServiceDto>(aService());
  return (
    <>
      {newer && <button onClick={() => setRecord(newer)}>Fetch</button>}
      <ThingForm record={record} />
    </>
  );
}

function open(element = <ThingForm />) {
  return renderPages(
    [
      { path: '/form', element },
      { path: '/things', element: <Link to="/form">To the form</Link> },
    ],
    { at: '/form' },
  );
}

const title = () => screen.getByLabelText(/^Title/);
const duration = () => screen.getByLabelText(/^Duration/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const retitle = (value: string) => fireEvent.change(title(), { target: { value } });

describe('saving', () => {
  it('names what is missing and leads to the first of it', async () => {
    serve({});
    open();
    retitle('   ');
    await save();
    expect(screen.getByText('Title is required')).toBeVisible();
    expect(screen.getByText('Duration is required')).toBeVisible();
    expect(title()).toHaveFocus();
    expect(callsTo('/services')).toEqual([]);
  });

  it('goes out once, waits on its button, says that it is done and leads back', async () => {
    const answer = hold(succeed(aService()));
    serve({ 'POST /services': answer.answer });
    const { address } = open();
    retitle('Surveys');
    await userEvent.type(duration(), '2 weeks{Enter}');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    answer.release();
    expect(await screen.findByText('Saved!')).toBeInTheDocument();
    expect(address()).toBe('/things');
    expect(callsTo('/services')).toHaveLength(1);
    expect(callsTo('/services')[0]?.body).toMatchObject({ title: 'Surveys', features: [], isActive: true });
    expect(localStorage).toHaveLength(0);
  });

  it('that fails keeps everything and shows the messages of the server on their fields', async () => {
    const details = [
      { field: 'features.0', message: 'features must be shorter.' },
      { field: 'duration', message: 'duration is too long.' },
    ];
    serve({ 'PUT /services/1': refuse(400, 'VALIDATION_ERROR', 'Two fields are wrong.', details) });
    open(<Edit />);
    retitle('Surveys');
    await save();
    expect(await screen.findByText('Two fields are wrong.')).toBeInTheDocument();
    expect(screen.getByText('Duration is too long.')).toBeVisible();
    expect(screen.getByText('Features must be shorter.')).toBeVisible();
    expect(duration()).toHaveFocus();
    expect(title()).toHaveValue('Surveys');
    expect(screen.getByText('Not saved')).toBeVisible();
  });

  it('that fails without words of the server has its own', async () => {
    serve({ 'PUT /services/1': refuse(400, 'VALIDATION_ERROR', '') });
    open(<Edit />);
    retitle('Surveys');
    await save();
    expect(await screen.findByText('Failed to save service')).toBeInTheDocument();
  });

  it('that fails without a connection says so, keeps everything, and goes out again only when pressed', async () => {
    serve({});
    open(<Edit />);
    retitle('Surveys');
    await save();
    expect(await screen.findByText(/^Failed to save service\. The connection failed\./)).toBeInTheDocument();
    // Once more at once, with the same key.
    const failed = callsTo('/services/1');
    expect(failed).toHaveLength(2);
    serve({ 'PUT /services/1': succeed(aService({ title: 'Surveys', version: 2 })) });
    fireEvent(window, new Event('online'));
    fireEvent(document, new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(callsTo('/services/1')).toHaveLength(2);
    expect(title()).toHaveValue('Surveys');
    await save();
    expect(await screen.findByText('Saved!')).toBeInTheDocument();
    expect(new Set(callsTo('/services/1').map(({ key }) => key))).toEqual(new Set([failed[0]!.key]));
  });
});

describe('a draft', () => {
  it('brings back what was typed, until it is discarded', async () => {
    open(<Edit />).unmount();
    expect(screen.queryByText(/your unsaved changes/)).toBeNull();
    const { unmount } = open(<Edit />);
    retitle('Half a tit');
    unmount();
    open(<Edit />);
    expect(screen.getByText(/your unsaved changes of .* EAT/)).toBeVisible();
    expect(title()).toHaveValue('Half a tit');
    await userEvent.click(screen.getByRole('button', { name: 'Discard them' }));
    expect(title()).toHaveValue('Interior Design');
    expect(screen.queryByText(/your unsaved changes/)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is stored when the page is closed right after the first key', () => {
    open(<Edit />);
    retitle('H');
    fireEvent(window, new Event('pagehide'));
    expect(Object.values({ ...localStorage }).join()).toContain('"title":"H"');
  });

  it('of another tab is neither removed with this form nor taken for its own', async () => {
    serve({ 'PUT /services/1': succeed(aService({ version: 9 })) });
    open(<Edit />);
    retitle('Mine');
    expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
    const key = localStorage.key(0)!;
    const theirs = JSON.stringify({
      ...JSON.parse(localStorage.getItem(key)!),
      savedAt: '2099-01-01T00:00:00.000Z',
    });
    localStorage.setItem(key, theirs);
    fireEvent(window, new StorageEvent('storage', { key, newValue: theirs }));
    expect(screen.queryByText(/^Saved on this device/)).toBeNull();
    await save();
    expect(await screen.findByText('Saved!')).toBeInTheDocument();
    expect(localStorage.getItem(key)).toBe(theirs);
    localStorage.clear();
  });

  it('that another tab removed is stored again', async () => {
    open(<Edit />);
    retitle('Mine');
    expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
    const key = localStorage.key(0)!;
    localStorage.removeItem(key);
    fireEvent(window, new StorageEvent('storage', { key, newValue: null }));
    await waitFor(() => expect(localStorage.getItem(key)).toContain('Mine'));
  });

  it('belongs to one record', async () => {
    const { unmount } = open(<Edit />);
    retitle('Other');
    unmount();
    open();
    expect(title()).toHaveValue('');
  });

  it('of an older version is still compared with what was saved since', async () => {
    const { unmount } = open(<Edit />);
    retitle('Mine');
    unmount();
    const newer = aService({ version: 2, title: 'Theirs' });
    serve({ 'PUT /services/1': refuse(409, 'CONFLICT', 'Changed.', { current: newer }) });
    open(<ThingForm record={newer} />);
    expect(title()).toHaveValue('Mine');
    await save();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(callsTo('/services/1')[0]?.body).toMatchObject({ version: 1, title: 'Mine' });
  });
});

describe('leaving', () => {
  const back = () => userEvent.click(screen.getByRole('link', { name: 'Things' }));

  it('with nothing changed does not ask', async () => {
    const { address } = open(<Edit />);
    await back();
    expect(address()).toBe('/things');
  });

  it('with changes asks for confirmation, and stays', async () => {
    const { address } = open(<Edit />);
    retitle('Mine');
    await back();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/form');
    expect(title()).toHaveValue('Mine');
    await back();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('with changes discards them when confirmed', async () => {
    const { address } = open(<Edit />);
    retitle('Mine');
    await back();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await userEvent.click(await screen.findByRole('link', { name: 'To the form' }));
    expect(address()).toBe('/form');
    expect(title()).toHaveValue('Interior Design');
  });

  it('with changes has the browser ask before it closes the page', async () => {
    open(<Edit />);
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    retitle('Mine');
    expect(close()).toBe(true);
  });
});

describe('a record that somebody else changed', () => {
  const theirs = aService({ version: 4, title: 'Theirs', features: ['Light'] });
  const stale = refuse(409, 'CONFLICT', 'Changed.', { current: theirs });

  async function runIntoIt() {
    serve({ 'PUT /services/1': stale });
    const view = open(<Edit />);
    retitle('Mine');
    await save();
    const dialog = await screen.findByRole('dialog');
    const rows = () =>
      within(dialog)
        .getAllByRole('row')
        .map((row) => row.textContent);
    return { ...view, dialog, rows };
  }

  it('is compared field by field, and nothing is saved meanwhile', async () => {
    const { dialog, rows } = await runIntoIt();
    expect(rows()).toEqual([
      'FieldThey savedYou have',
      'TitleTheirsMine',
      'FeaturesLightNot changed by you: theirs stays',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decide later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(title()).toHaveValue('Mine');
    expect(callsTo('/services/1')).toHaveLength(1);
  });

  it('takes my changes on top of theirs', async () => {
    const { dialog, address } = await runIntoIt();
    serve({ 'PUT /services/1': succeed(theirs) });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(address()).toBe('/things'));
    expect(callsTo('/services/1').at(-1)?.body).toMatchObject({
      version: 4,
      title: 'Mine',
      features: ['Light'],
    });
  });

  it('is shown as they have it when theirs is taken', async () => {
    const { dialog } = await runIntoIt();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
    expect(title()).toHaveValue('Theirs');
    expect(screen.getByLabelText('Feature 1')).toHaveValue('Light');
    expect(callsTo('/services/1')).toHaveLength(1);
  });

  it('in nothing that the form holds is saved on the new version without a question', async () => {
    serve({
      'PUT /services/1': (call) =>
        (call.body as ServiceDto).version === 1
          ? refuse(409, 'CONFLICT', 'Changed.', { current: aService({ version: 2, image: '/x' }) })(call)
          : succeed(aService({ version: 3 }))(call),
    });
    const { address } = open(<Edit />);
    retitle('Mine');
    await save();
    await waitFor(() => expect(address()).toBe('/things'));
    expect(callsTo('/services/1').at(-1)?.body).toMatchObject({ version: 2, title: 'Mine' });
  });

  it('takes the place of the older one as long as nobody typed', async () => {
    open(<Edit newer={theirs} />);
    await userEvent.click(screen.getByRole('button', { name: 'Fetch' }));
    expect(title()).toHaveValue('Theirs');
  });

  it('leaves what was typed alone', async () => {
    open(<Edit newer={theirs} />);
    retitle('Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Fetch' }));
    expect(title()).toHaveValue('Mine');
  });
});

describe('a list of texts', () => {
  const entries = () => screen.getAllByLabelText<HTMLInputElement>(/^Feature \d/);

  it('always has a row, and grows and shrinks by the keys', async () => {
    open();
    expect(entries()).toHaveLength(1);
    await userEvent.type(entries()[0]!, 'Plans{Enter}');
    await waitFor(() => expect(entries()[1]).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(entries()[0]).toHaveFocus());
    expect(entries()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Feature 1' }));
    expect(entries().map(({ value }) => value)).toEqual(['']);
  });

  it('takes pasted lines as rows', async () => {
    open();
    await userEvent.click(entries()[0]!);
    await userEvent.paste('Plans\n Sections \n\nModels');
    expect(entries().map(({ value }) => value)).toEqual(['Plans', 'Sections', 'Models']);
  });
});

function DayForm() {
  const page = useRecordForm({
    name: 'day',
    record: aService({ title: 'House' }),
    valuesOf: (thing) => ({ title: thing?.title ?? '', duration: '' }),
    labels: { title: 'Title', duration: 'Day' },
    save: () => Promise.resolve({ data: aService() }),
    done: 'Saved!',
    failed: 'Failed',
  });
  return (
    <RecordForm title="A day" saveLabel="Save" page={page}>
      <TextInput {...page.input('title')} />
      <DateField {...page.input('duration')} />
    </RecordForm>
  );
}

it('discards what could not be read as well', async () => {
  renderPages([{ path: '/', element: <DayForm /> }]);
  await userEvent.type(screen.getByLabelText('Title'), '!');
  await fill(screen.getByLabelText('Day'), '30/2/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Title')).toHaveValue('House');
  expect(screen.getByLabelText('Day')).toHaveValue('');
  expect(screen.getByLabelText('Title')).toHaveFocus();
});
