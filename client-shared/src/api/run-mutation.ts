import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/**
 * Runs a generated mutation where there is no component, with the retries and callbacks of its hook.
 * @param options generated ones, `get…MutationOptions`
 */
export function runMutation<Answer, Failure, Variables, Context>(
  queryClient: QueryClient,
  options: MutationOptions<Answer, Failure, Variables, Context>,
  variables: Variables,
): Promise<Answer> {
  return queryClient.getMutationCache().build(queryClient, options).execute(variables);
}
