import { lazy } from 'react';

/** Loads the frame around the pages, once. */
export const loadSignedInFrame = () => import('./signed-in-frame');

export const SignedInFrame = lazy(loadSignedInFrame);

/** Inside the frame, and comes with it. */
export const RequirePermission = lazy(async () => ({
  default: (await loadSignedInFrame()).RequirePermission,
}));
