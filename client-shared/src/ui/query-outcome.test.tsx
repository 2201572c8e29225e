import { describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, timeoutError } from '../api/api-error';
import { sharedEn, TextsProvider } from '../i18n';
import { type OutcomeQuery, QueryOutcome, type QueryOutcomeProps } from './query-outcome';

const refetch = jest.fn();

function outcome(state: Partial<OutcomeQuery<string[]>>, props: Partial<QueryOutcomeProps<string[]>> = {}) {
  const query = { data: undefined, error: null, isFetching: false, refetch, ...state };
  return (
    <TextsProvider language="en" messages={{ shared: sharedEn }}>
      <MantineProvider withCssVariables={false} withGlobalClasses={false}>
        <QueryOutcome
          query={query}
          pending="waiting"
          empty="none"
          isEmpty={(data) => data.length === 0}
          {...props}
        >
          {(data) => data.join(' ')}
        </QueryOutcome>
      </MantineProvider>
    </TextsProvider>
  );
}
const show = (...given: Parameters<typeof outcome>) => render(outcome(...given));
const failed = (status: number, message = 'away') => ({
  error: new ApiError({ status, code: 'NOT_FOUND', message }),
});

describe('QueryOutcome', () => {
  it('waits, shows emptiness and shows data', () => {
    show({});
    show({ data: [] });
    show({ data: ['a', 'b'] });
    expect(document.body).toHaveTextContent('waiting' + 'none' + 'a b');
  });

  it('keeps data on the screen when a refresh fails', () => {
    show({ data: ['a'], error: new Error('refresh') });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [401, 'UNAUTHORIZED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [410, 'NOT_FOUND'],
  ] as const)('shows no data any more once a refresh is refused with %d', (status, code) => {
    show({ data: ['secret'], error: new ApiError({ status, code, message: 'The link is used up' }) });
    expect(document.body).not.toHaveTextContent('secret');
    expect(screen.getByRole('alert')).toHaveTextContent('The link is used up');
  });

  it.each([0, 408, 429, 500, 503])('keeps data on the screen when a refresh fails with %d', (status) => {
    show({ data: ['a'], error: new ApiError({ status, code: 'NETWORK_ERROR', message: 'away' }) });
    expect(document.body).toHaveTextContent('a');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    show({ error: new ApiError({ status: 500, code: 'INTERNAL_ERROR', message: 'The database is away' }) });
    expect(screen.getByRole('alert')).toHaveTextContent('The database is away');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('says at once that the time of an attempt ran out, while more follow', () => {
    const { rerender } = show({ isFetching: true, failureReason: new Error('away') });
    expect(document.body).toHaveTextContent('waiting');
    rerender(outcome({ isFetching: true, failureReason: timeoutError(undefined) }));
    expect(screen.getByRole('alert')).toHaveTextContent('There was no answer in time. Try again.');
    rerender(outcome({ data: ['a'] }));
    expect(document.body).toHaveTextContent('a');
  });

  it('keeps saying what failed during the next attempt', () => {
    const { rerender } = show({ error: new Error('away') });
    rerender(outcome({ isFetching: true }));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDisabled();
    rerender(outcome({ data: ['a'] }));
    expect(document.body).toHaveTextContent('a');
    rerender(outcome({ isFetching: true }));
    expect(document.body).toHaveTextContent('waiting');
  });

  it('says what the screen calls the failure above the reason, or a reason of the screen', () => {
    show(failed(500, 'The database is away'), { failed: 'Failed to load views' });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Failed to load views' + 'The database is away');
    show(failed(500, 'The database is away'), { reason: 'Please try again later.' });
    expect(screen.getAllByRole('alert')[1]).toHaveTextContent(/Please try again later\.Try Again$/);
  });

  it.each([400, 404])('shows that there is no such record after %d, where the screen says so', (status) => {
    show(failed(status), { notFound: 'no such record' });
    expect(document.body).toHaveTextContent('no such record');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows any other failure as one, also where the screen knows missing records', () => {
    show(failed(500), { notFound: 'no such record' });
    expect(document.body).not.toHaveTextContent('no such record');
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it.each([401, 403, 404, 410])('keeps a form on the screen once a refresh is refused with %d', (status) => {
    show({ data: ['typed'], ...failed(status) }, { isForm: true, notFound: 'no such record' });
    expect(document.body).toHaveTextContent('typed');
    expect(document.body).not.toHaveTextContent('no such record');
  });
});
