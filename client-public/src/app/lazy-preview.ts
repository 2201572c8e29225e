import type { SiteI18n } from '../i18n/site-i18n';
import type { LazyPage } from './page-modules';

/** As `lazyPage`, of the page that shows what is not published yet. */
export function lazyPreview(i18n: SiteI18n): LazyPage {
  const handle: LazyPage['handle'] = { modules: () => [] };
  const Component = async () => {
    const { describe, loadPreviewPage } = await import('./preview-page');
    handle.describe = describe;
    return loadPreviewPage(i18n);
  };
  return { handle, lazy: { Component } };
}
