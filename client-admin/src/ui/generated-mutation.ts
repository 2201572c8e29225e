import type { ApiError } from '@consultancy/client-shared/api';
import type { MutationMeta } from '@tanstack/react-query';

interface MutationSettings<Answer> {
  mutation?: { meta?: MutationMeta; onSuccess?: (answer: Answer) => unknown };
  /** Nothing is fetched again because of it. */
  skipInvalidation?: boolean;
}

/** A mutation hook that Orval generated, as far as shared parts of screens use it. */
export type GeneratedMutation<Variables, Answer> = (settings?: MutationSettings<Answer>) => {
  mutate: (
    variables: Variables,
    callbacks?: { onSuccess?: (answer: Answer) => void; onError?: () => void },
  ) => void;
  mutateAsync: (variables: Variables) => Promise<Answer>;
  reset: () => void;
  isPending: boolean;
  error: ApiError | null;
  data: Answer | undefined;
};

/** Changes one of several records. */
export type ChangeOne<Variables, Answer> = (variables: Variables, isLast: boolean) => Promise<Answer>;

/**
 * A generated mutation for one record after the other. What they make old is fetched again once: by the last of them,
 * which `changeEach` makes when all others are over.
 */
export function useChangeOne<Variables, Answer>(
  useChange: GeneratedMutation<Variables, Answer>,
): ChangeOne<Variables, Answer> {
  const { mutateAsync: change } = useChange({ skipInvalidation: true });
  const { mutateAsync: changeLast } = useChange();
  return (variables, isLast) => (isLast ? changeLast : change)(variables);
}
