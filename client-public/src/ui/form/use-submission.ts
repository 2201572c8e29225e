import type { ApiError } from '@consultancy/client-shared/api';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';

/**
 * Sends what a visitor filled in.
 * @param send a generated function, such as `createContactInquiry`
 */
export function useSubmission<Body, Answer>(
  send: (body: Body) => Promise<Answer>,
): UseMutationResult<Answer, ApiError, Body> {
  return useMutation({ mutationFn: send });
}
