import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';

/** What is known of an answer already, read as the hook of the same options reads it. @param options generated ones */
export function readQuery<Answer, Failure, Data>(
  queryClient: QueryClient,
  { queryKey, select }: Pick<UseQueryOptions<Answer, Failure, Data>, 'queryKey' | 'select'>,
): Data | undefined {
  const answer = queryClient.getQueryData<Answer>(queryKey);
  if (answer === undefined) return undefined;
  return select ? select(answer) : (answer as unknown as Data);
}
