import { viewProject } from '@consultancy/client-shared/api/generated/projects/projects';
import { useEffect } from 'react';
import { visitorSessionId } from '../../visitor-session';

/** Counts that the project was looked at; the server counts a session once a day. Nobody needs to hear of a failure. */
export function useProjectView(projectId: number): void {
  useEffect(() => {
    viewProject(projectId, { sessionId: visitorSessionId() }).catch((failure: unknown) => {
      console.info('The view was not counted', failure);
    });
  }, [projectId]);
}
