import { countProjectView } from '@consultancy/client-shared/api/generated/projects/projects';
import { useEffect } from 'react';
import { visitorSessionId } from '../../lib/visitor-session';

/**
 * Counts a view of the project; the server counts a session once a day. A failure is not shown.
 * @param projectId undefined where nothing shall be counted
 */
export function useProjectView(projectId: number | undefined): void {
  useEffect(() => {
    if (projectId === undefined) return;
    countProjectView(projectId, { sessionId: visitorSessionId() }).catch((failure: unknown) => {
      console.info('The view was not counted', failure);
    });
  }, [projectId]);
}
