import { useTranslation } from 'react-i18next';
import { PASSWORD_RULES } from './password-rules';
import classes from './strength-meter.module.css';

/** A bar for each rule of passwords, green where it is kept. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation();
  const kept = PASSWORD_RULES.map(({ isMet }) => isMet(password));
  const met = kept.filter(Boolean).length;
  return (
    <div
      className={classes.bars}
      role="meter"
      aria-label={t('password.strength')}
      aria-valuemin={0}
      aria-valuemax={kept.length}
      aria-valuenow={met}
      aria-valuetext={t('password.strengthOf', { met, all: kept.length })}
    >
      {PASSWORD_RULES.map(({ problem }, index) => (
        <span key={problem} className={classes.bar} data-met={kept[index] || undefined} />
      ))}
    </div>
  );
}
