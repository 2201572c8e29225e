import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsTo, hold, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { aTestimonial } from '../../test-support/testimonial';
import { TestimonialsPage } from './testimonials-page';

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
