import type { ComponentProps } from 'react';
import { Site } from './site';
import { SiteProviders } from './site-providers';
import { SiteRouter } from './site-router';

type BrowserSiteProps = Omit<ComponentProps<typeof SiteProviders>, 'children' | 'publicUrl'> &
  Omit<ComponentProps<typeof SiteRouter>, 'children'>;

/**
 * The site as the browser runs it. Each level has one child, as in the server's rendering: `useId` counts siblings, and
 * the two would differ in the id of every label and field.
 */
export function BrowserSite({ navigation, onReady, ...provided }: BrowserSiteProps) {
  return (
    <SiteProviders {...provided}>
      <SiteRouter navigation={navigation} onReady={onReady}>
        <Site />
      </SiteRouter>
    </SiteProviders>
  );
}
