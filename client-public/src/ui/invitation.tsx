import { Button, Container } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../paths';
import classes from './invitation.module.css';
import { Link } from './link';

interface InvitationProps {
  heading: string;
  text: string;
  /** Of heading and text, where it is not that of the page. */
  lang?: 'en';
  /** Stands below, inside the same band. */
  children?: ReactNode;
}

/** The band that closes a page: book a consultation, or write to us. */
export function Invitation({ heading, text, lang, children }: InvitationProps) {
  const t = useTranslations('site');
  return (
    <section className={classes.section} aria-labelledby="invitation">
      <Container>
        <div className={classes.invitation}>
          <div lang={lang}>
            <h2 id="invitation" className={classes.heading}>
              {heading}
            </h2>
            <p className={classes.text}>{text}</p>
          </div>
          <div className={classes.actions}>
            <Button component={Link} to={paths.consultation} variant="light">
              {t('action.bookConsultation')}
            </Button>
            <Button component={Link} to={paths.contact} variant="light-outline">
              {t('action.contactUs')}
            </Button>
          </div>
        </div>
        {children}
      </Container>
    </section>
  );
}
