import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { ButtonLink } from './button-link';
import classes from './invitation.module.css';

interface InvitationProps {
  heading: string;
  text: string;
  /** Stands below, inside the same band. */
  children?: ReactNode;
}

/** The band that closes a page: book a consultation, or write to us. */
export function Invitation({ heading, text, children }: InvitationProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.section} aria-labelledby="invitation">
      <div className="page-width">
        <div className={classes.invitation}>
          <div>
            <h2 id="invitation" className={classes.heading}>
              {heading}
            </h2>
            <p className={classes.text}>{text}</p>
          </div>
          <div className={classes.actions}>
            <ButtonLink to={paths.consultation} look="light">
              {t('action.bookConsultation')}
            </ButtonLink>
            <ButtonLink to={paths.contact} look="light-outline">
              {t('action.contactUs')}
            </ButtonLink>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
