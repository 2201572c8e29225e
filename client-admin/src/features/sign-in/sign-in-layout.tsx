import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../ui/page-title';
import { Wordmark } from '../../ui/wordmark';
import classes from './sign-in-layout.module.css';
import elevation from './elevation.svg';

/** A page of the sign-in area. @param title of the window @param heading on the page */
export function SignInLayout({
  title,
  heading,
  children,
}: {
  title: string;
  heading: string;
  children: ReactNode;
}) {
  const t = useTranslations();
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <main className={classes.layout}>
        <Wordmark />
        <div className={classes.form}>
          <h1 className={classes.title}>{heading}</h1>
          {children}
        </div>
        <a href="/" className={classes.site}>
          {t('signIn.toSite')}
        </a>
      </main>
      <div className={classes.drawing} aria-hidden>
        <img src={elevation} alt="" />
      </div>
    </div>
  );
}
