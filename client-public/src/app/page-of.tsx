import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { type ComponentType, lazy, useState } from 'react';
import { PageTexts } from '../i18n/page-texts';
import { FailurePage } from './failure-page';
import type { LazyPage } from './lazy-page';

interface PageOfProps {
  page: LazyPage;
}

/** Milliseconds that the code of a page has until the browser loads the page itself, and shows what becomes of it. */
const PAGE_TIMEOUT_MS = 10_000;

/** The page of a route. React keeps the page before until code and texts are there. */
export function PageOf({ page }: PageOfProps) {
  const language = useLanguage();
  // The same for as long as the page is shown: another component would begin anew.
  const [Shown] = useState(() => (page.code ? LoadedPage : comingPage(page, language)));
  return <Shown page={page} />;
}

/** Without its code where that could not be had; the next visit tries again. */
function LoadedPage({ page: { code, features } }: PageOfProps) {
  const language = useLanguage();
  if (!code) return <FailurePage />;
  return (
    <PageTexts language={language} features={features}>
      <code.Page />
    </PageTexts>
  );
}

const coming = new Map<LazyPage, ComponentType<PageOfProps>>();

/** The same component until the page has arrived, or not: React may ask more than once. */
function comingPage(page: LazyPage, language: Language): ComponentType<PageOfProps> {
  const Coming =
    coming.get(page) ??
    lazy(async () => {
      await bringPage(page, language);
      return { default: LoadedPage };
    });
  coming.set(page, Coming);
  return Coming;
}

/** Never fails: a page without its code says so itself. */
async function bringPage(page: LazyPage, language: Language): Promise<void> {
  const { pathname } = window.location;
  const { dataset } = document.documentElement;
  // The header shows that a page is on its way.
  dataset['nextPage'] = '';
  const timer = setTimeout(() => {
    if (window.location.pathname === pathname) window.location.reload();
  }, PAGE_TIMEOUT_MS);
  await page.load(language).catch(() => {});
  clearTimeout(timer);
  coming.delete(page);
  if (coming.size === 0) delete dataset['nextPage'];
}
