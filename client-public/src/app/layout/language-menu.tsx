import { LANGUAGES } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { HeaderMenu } from './header-menu';
import { LanguageLinks } from './language-links';
import classes from './language-links.module.css';

/** The header's language dropdown. */
export function LanguageMenu() {
  const t = useTranslations('site');
  const language = useLanguage();
  const current = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const summary = (
    <>
      <IconWorld size={20} stroke={1.5} aria-hidden />
      <span className="visually-hidden">{t('nav.language')}: </span>
      {current.code.toUpperCase()}
      <IconChevronDown size={16} stroke={1.5} aria-hidden className={classes.chevron} />
    </>
  );
  return (
    <HeaderMenu className={classes.menu} summaryClassName={classes.button} summary={summary}>
      <LanguageLinks className={classes.list} />
    </HeaderMenu>
  );
}
