import { LANGUAGES } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageLinks } from './language-links';
import classes from './language-links.module.css';

/** The header's language dropdown. It opens without scripts; with them it also closes by itself. */
export function LanguageMenu() {
  const t = useTranslations('site');
  const language = useLanguage();
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function closeFromOutside(event: Event) {
      const details = menu.current;
      if (!details?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside = event.type === 'pointerdown' && !details.contains(event.target as Node);
      if (isEscape || isOutside) details.open = false;
      if (isEscape) details.querySelector('summary')?.focus();
    }
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('keydown', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('keydown', closeFromOutside);
    };
  }, []);

  function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    // Without a target it is the window that loses its focus, or a press, which is seen above.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  }

  function close() {
    if (!menu.current) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  }

  const current = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  return (
    <details ref={menu} className={classes.menu} onBlur={closeBehindFocus}>
      <summary className={classes.button}>
        <IconWorld size={20} stroke={1.5} aria-hidden />
        <span className="visually-hidden">{t('nav.language')}: </span>
        {current.code.toUpperCase()}
        <IconChevronDown size={16} stroke={1.5} aria-hidden className={classes.chevron} />
      </summary>
      <LanguageLinks className={classes.list} onChosen={close} />
    </details>
  );
}
