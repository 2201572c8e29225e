import { type ApiError, type RequestOptions, useSubmissionKeys } from '@consultancy/client-shared/api';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';

type Send<Body, Answer> = (body: Body, options: RequestOptions) => Promise<Answer>;

/**
 * Sends what a visitor filled in; however often the same content is sent, it is filed once.
 * @param send a generated function, such as `createContactInquiry`
 */
export function useSubmission<Body, Answer>(
  send: Send<Body, Answer>,
): UseMutationResult<Answer, ApiError, Body> {
  const keys = useSubmissionKeys();
  return useMutation({
    mutationFn: (body: Body) => send(body, keys.optionsFor(body)),
    onSuccess: (_answer, body) => keys.arrived(body),
  });
}
