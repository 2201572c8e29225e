import { type ApiError, randomId, type RequestOptions } from '@consultancy/client-shared/api';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

type Send<Body, Answer> = (body: Body, options: RequestOptions) => Promise<Answer>;

/**
 * Sends what a visitor filled in. The same content goes out under the same Idempotency-Key until it has
 * arrived, so neither the automatic retry nor a second press ever files it twice.
 * @param send a generated function, such as `createContactInquiry`
 */
export function useSubmission<Body, Answer>(
  send: Send<Body, Answer>,
): UseMutationResult<Answer, ApiError, Body> {
  const current = useRef({ content: '', key: '' });

  function keyOf(body: Body): string {
    const content = JSON.stringify(body);
    if (current.current.content !== content) current.current = { content, key: randomId() };
    return current.current.key;
  }

  return useMutation({
    mutationFn: (body: Body) => send(body, { headers: { 'Idempotency-Key': keyOf(body) } }),
    onSuccess: () => {
      current.current = { content: '', key: '' };
    },
  });
}
