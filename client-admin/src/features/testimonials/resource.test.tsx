import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calls, callsTo, hold, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { aTestimonial } from '../../test-support/testimonial';
import { TestimonialsPage } from './resource';

it('keeps the switch where it was put while the list is loaded again', async () => {
  const hidden = aTestimonial({ isPublic: false, version: 2 });
  const refetch = hold(succeed([hidden]));
  serve({
    'GET /testimonials/admin': (call) =>
      callsTo('/testimonials/admin').length > 1 ? refetch.answer(call) : succeed([aTestimonial()])(call),
    'PUT /testimonials/1': succeed(hidden),
  });
  renderPages([{ path: '/admin/testimonials', element: <TestimonialsPage /> }], {
    at: '/admin/testimonials',
  });
  const toggle = await screen.findByLabelText('What Almaz Tesfaye says is shown');
  await userEvent.click(toggle);
  await waitFor(() => expect(callsTo('/testimonials/admin')).toHaveLength(2));
  expect(toggle).not.toBeChecked();
  refetch.release();
});

it('hides together those that are selected, each based on its version', async () => {
  const two = [aTestimonial({ version: 3 }), aTestimonial({ id: 2, name: 'Dawit Alemu', version: 5 })];
  const hidden = two.map((testimonial) => ({ ...testimonial, isPublic: false }));
  const changed = () => calls.filter(({ method }) => method === 'PUT');
  serve({
    'GET /testimonials/admin': (call) => succeed(changed().length === 2 ? hidden : two)(call),
    'PUT /testimonials/1': succeed(hidden[0]),
    'PUT /testimonials/2': succeed(hidden[1]),
  });
  renderPages([{ path: '/admin/testimonials', element: <TestimonialsPage /> }], {
    at: '/admin/testimonials',
  });
  for (const { name } of two)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit selected' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hidden' }));
  expect(await screen.findByText('2 records are now “Hidden”.')).toBeInTheDocument();
  expect(changed().map(({ body }) => body)).toEqual([
    { isPublic: false, version: 3 },
    { isPublic: false, version: 5 },
  ]);
  for (const { name } of two) expect(screen.getByLabelText(`What ${name} says is shown`)).not.toBeChecked();
});
