import { createQueryClient } from '@consultancy/client-shared/api';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../src/app/routes';
import { SiteProviders } from '../src/app/site-providers';
import { createSiteI18n } from '../src/i18n/catalogues';
import { readPathname } from '../src/paths';

/** The whole site at an address, as the browser runs it. */
export async function renderSite(address: string) {
  const queryClient = createQueryClient();
  const i18n = await createSiteI18n(readPathname(address).language);
  const router = createMemoryRouter(createRoutes(queryClient, i18n), { initialEntries: [address] });
  render(
    <SiteProviders queryClient={queryClient} i18n={i18n} env="test">
      <RouterProvider router={router} />
    </SiteProviders>,
  );
  return router;
}
