import { withTimeout, REQUEST_TIMEOUT_MS } from '@consultancy/client-shared/api';
import { type Language, LANGUAGES } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { isPlainClick } from '@consultancy/client-shared/ui';
import { type GroupProps, Text } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useSiteI18n } from '../../i18n/site-i18n';
import { pathnameIn, readPathname } from '../../lib/paths';
import { Group } from '../../ui/layout';
import target from '../../ui/target.module.css';
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
  const i18n = useSiteI18n();
  const language = useLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);

  const addressIn = (code: Language) => pathnameIn(readPathname(pathname).path, code) + search;

  async function choose(event: MouseEvent, code: Language) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const mine = (chosen.count += 1);
    // Another language chosen meanwhile, or another page opened, is what somebody wants now.
    const isOver = () => mine !== chosen.count || window.location.pathname !== pathname;
    try {
      // The page itself changes with its address, once its content is there too.
      const { loadLanguage } = await withTimeout(import('../../i18n/switch-language'));
      await withTimeout(loadLanguage(i18n, code));
    } catch {
      if (isOver()) return;
      // The texts are those of an older version of the site, or failed before, which most browsers remember.
      if (await isReachable(addressIn(code))) return window.location.assign(addressIn(code));
      return setFailed(true);
    }
    if (isOver()) return;
    setFailed(false);
    const options = { replace: true, preventScrollReset: true, state: state as unknown };
    await navigate(addressIn(code) + hash, options);
  }

  return (
    <Group component="ul" gap="0 var(--space-3)" {...group}>
      {LANGUAGES.map(({ code, nativeName }) => (
        <li key={code}>
          <Link
            to={addressIn(code)}
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
