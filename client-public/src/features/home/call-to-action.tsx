import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button-link';
import classes from './call-to-action.module.css';

/** Names are keys under `home.facts`, each with its value. */
const FACTS = ['years', 'projects', 'clients', 'satisfaction'] as const;

export function CallToAction() {
  const { t } = useTranslation(['home', 'site']);
  return (
    <section className={classes.section} aria-labelledby="call-to-action">
      <div className="page-width">
        <div className={classes.invitation}>
          <div>
            <h2 id="call-to-action" className={classes.heading}>
              {t('cta.heading')}
            </h2>
            <p className={classes.text}>{t('cta.text')}</p>
          </div>
          <div className={classes.actions}>
            <ButtonLink to={paths.consultation} look="light">
              {t('site:action.bookConsultation')}
            </ButtonLink>
            <ButtonLink to={paths.contact} look="light-outline">
              {t('site:action.contactUs')}
            </ButtonLink>
          </div>
        </div>
        <dl className={classes.facts} aria-label={t('facts.label')}>
          {FACTS.map((name) => (
            <div key={name}>
              <dt>{t(`facts.${name}`)}</dt>
              <dd>{t(`facts.${name}Value`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
