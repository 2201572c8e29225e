import { useCountProjectView } from '@consultancy/client-shared/api/generated/project-details/project-details';
import { useEffect } from 'react';
import { visitorSessionId } from '../../lib/visitor-session';

/**
 * Counts a view of the project; the server counts a session once a day. A failure is not shown.
 * @param projectId undefined where nothing shall be counted
 */
export function useProjectView(projectId: number | undefined): void {
  const { mutate } = useCountProjectView({
    mutation: { onError: (failure) => console.info('The view was not counted', failure) },
  });
  useEffect(() => {
    if (projectId !== undefined) mutate({ id: projectId, data: { sessionId: visitorSessionId() } });
  }, [mutate, projectId]);
}
