import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Site } from './site';
import { SiteProviders } from './site-providers';

interface BrowserSiteProps extends Omit<ComponentProps<typeof SiteProviders>, 'children' | 'publicUrl'> {
  /** What the server fetched for the page. */
  state?: DehydratedState | undefined;
  /** Called when the page answers. */
  onReady?: () => void;
}

/**
 * The site as the browser runs it. Each level has one child, as in the server's rendering: `useId` counts siblings, and
 * the two would differ in the id of every label and field.
 */
export function BrowserSite({ state, onReady, ...provided }: BrowserSiteProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <SiteProviders {...provided}>
      <HydrationBoundary state={state}>
        <BrowserRouter>
          <Site />
        </BrowserRouter>
      </HydrationBoundary>
    </SiteProviders>
  );
}
