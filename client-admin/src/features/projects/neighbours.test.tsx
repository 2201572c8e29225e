import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, aProject } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { aPublication } from '../../test-support/publication';
import { renderPages } from '../../test-support/render-admin';
import { ProjectsPage } from './projects-page';
import { ProjectFormPage } from './resource';

const project = (id: number) => aProject({ id, title: `House ${id}`, slug: `house-${id}` });

/** Two on each of three pages; what was changed is not in the list any more. */
function open(at: string, left: number[] = []) {
  const ids = [1, 2, 3, 4, 5, 6];
  serve({
    'GET /projects/admin/stats': refuse(500, 'INTERNAL_ERROR'),
    'GET /projects/admin': (call) => {
      const page = Number(call.query['page'] ?? 1);
      const rows = ids.filter((id) => !left.includes(id)).slice(2 * page - 2, 2 * page);
      const pagination = { currentPage: page, pageSize: 2, totalPages: 3, totalItems: 6 };
      return succeed({ ...aPage(rows.map(project)), pagination })(call);
    },
    ...Object.fromEntries(
      ids.flatMap((id) => [
        [`GET /projects/admin/${id}`, succeed(project(id))],
        [`GET /publications/project/${id}`, succeed(aPublication({ recordId: id }))],
      ]),
    ),
  });
  return renderPages(
    [
      { path: '/admin/projects', element: <ProjectsPage /> },
      { path: '/admin/projects/new', element: <ProjectFormPage /> },
    ],
    { at },
  );
}

const openCard = async (id: number) =>
  userEvent.click(await screen.findByRole('link', { name: `House ${id}` }));
const isAt = async (id: number) => expect(await screen.findByDisplayValue(`house-${id}`)).toBeInTheDocument();

const isNextOffered = () =>
  screen.getByRole('button', { name: 'Next record' }).getAttribute('aria-disabled') === 'false';

it('goes through the list by keys and back to it as it was left', async () => {
  const { address } = open('/admin/projects?type=HOTEL&page=2');
  await openCard(3);
  await isAt(3);
  await userEvent.keyboard(']');
  await isAt(4);
  // The list goes on with its next page, and with its page before.
  await waitFor(() =>
    expect(callsTo('/projects/admin').at(-1)?.query).toMatchObject({ page: '3', type: 'HOTEL' }),
  );
  await waitFor(() => expect(isNextOffered()).toBe(true));
  await userEvent.keyboard(']');
  await isAt(5);
  await userEvent.keyboard('[[');
  await isAt(4);
  await userEvent.keyboard('[[');
  await isAt(3);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Previous record' })).not.toHaveAttribute('data-disabled'),
  );
  await userEvent.keyboard('[[');
  await isAt(2);
  await userEvent.click(screen.getByRole('link', { name: 'Projects' }));
  await waitFor(() => expect(address()).toBe('/admin/projects?type=HOTEL&page=2'));
});

it('keeps the focus on the button that was pressed', async () => {
  open('/admin/projects');
  await openCard(1);
  await isAt(1);
  await userEvent.click(screen.getByRole('button', { name: 'Next record' }));
  await isAt(2);
  expect(screen.getByRole('button', { name: 'Next record' })).toHaveFocus();
});

it('leaves out none where records left the list since', async () => {
  const left: number[] = [];
  const { queryClient } = open('/admin/projects', left);
  await openCard(1);
  await isAt(1);
  // As a change makes the list old: the third one is on its first page by now.
  left.push(1);
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await userEvent.keyboard(']');
  await isAt(2);
  await waitFor(() => expect(isNextOffered()).toBe(true));
  await userEvent.keyboard(']');
  await isAt(3);
});

it('asks before what is unsaved is left', async () => {
  const { address } = open('/admin/projects');
  await openCard(1);
  await userEvent.type(await screen.findByLabelText(/^Location/), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Next record' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(address()).toBe('/admin/projects/new?id=1');
});

it('is not offered where the form was not opened from a list', async () => {
  open('/admin/projects/new?id=3');
  await isAt(3);
  expect(screen.queryByRole('button', { name: 'Next record' })).not.toBeInTheDocument();
});
