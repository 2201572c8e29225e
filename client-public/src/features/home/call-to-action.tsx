import { useTranslation } from 'react-i18next';
import { Invitation } from '../../ui/invitation';
import classes from './call-to-action.module.css';

/** Names are keys under `home.facts`, each with its value. */
const FACTS = ['years', 'projects', 'clients', 'satisfaction'] as const;

export function CallToAction() {
  const { t } = useTranslation('home');
  return (
    <Invitation heading={t('cta.heading')} text={t('cta.text')}>
      <dl className={classes.facts} aria-label={t('facts.label')}>
        {FACTS.map((name) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{t(`facts.${name}Value`)}</dd>
          </div>
        ))}
      </dl>
    </Invitation>
  );
}
