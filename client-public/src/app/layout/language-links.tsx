import { withTimeout, REQUEST_TIMEOUT_MS } from '@consultancy/client-shared/api';
import { type Language, LANGUAGES } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { isPlainClick } from '@consultancy/client-shared/ui';
import { type GroupProps, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { createPath, Link, useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { isBroughtByWorker } from '../../lib/brought-by-worker';
import { entryState } from '../../lib/entry-state';
import { pathnameIn, readPathname } from '../../lib/paths';
import { Group } from '../../ui/layout';
import target from '../../ui/target.module.css';
import { loadPage } from '../load-pages';
import classes from './language-links.module.css';

/** How many languages have been chosen; header, menu and footer count together. */
const chosen = { count: 0 };

/**
 * The languages by their own names. They are real links, so they work in a new tab and without scripts;
 * a plain click leads to the same page in the language without a reload. Offline the language stays, and the reason
 * is shown below.
 */
export function LanguageLinks(group: Pick<GroupProps, 'className' | 'mt'>) {
  const t = useTranslations('shared');
  const language = useLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [hasFailed, setFailed] = useState(false);

  const pathIn = (code: Language) => pathnameIn(readPathname(pathname).path, code);

  async function choose(event: MouseEvent, code: Language) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const mine = (chosen.count += 1);
    // Another language chosen meanwhile, or another page opened, is what somebody wants now.
    const isOver = () => mine !== chosen.count || window.location.pathname !== pathname;
    const next = { pathname: pathIn(code), search, hash };
    try {
      // The page changes in one go, and nothing jumps.
      await withTimeout(loadPage(next, queryClient));
    } catch {
      if (isOver()) return;
      // The texts are those of an older version of the site, or failed before, which most browsers remember.
      if (await isReachable(next.pathname + search)) return window.location.assign(createPath(next));
      return setFailed(true);
    }
    if (isOver()) return;
    setFailed(false);
    if (isBroughtByWorker()) return window.location.assign(createPath(next));
    await navigate(next, { replace: true, state: entryState(state as object) });
  }

  return (
    <Group component="ul" gap="0 var(--space-3)" {...group}>
      {LANGUAGES.map(({ code, nativeName }) => (
        <li key={code}>
          <Link
            to={pathIn(code) + search}
            reloadDocument
            hrefLang={code}
            lang={code}
            className={`${target.link} ${classes.name}`}
            aria-current={code === language || undefined}
            onClick={(event) => void choose(event, code)}
          >
            {nativeName}
          </Link>
        </li>
      ))}
      {hasFailed && (
        <Text component="li" fz="sm" py="xs" flex="1 1 100%">
          <span role="alert">{t('offline')}</span>
        </Text>
      )}
    </Group>
  );
}

async function isReachable(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}
