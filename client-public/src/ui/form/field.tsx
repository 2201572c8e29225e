import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './field.module.css';

/** What a control needs to be known by its label, its hint and its error. */
interface ControlAttributes {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  className: string;
}

interface FieldProps {
  label: string;
  required?: boolean;
  hint?: string;
  /** As the form gives it. */
  error?: ReactNode;
  /** Beside other fields where there is room. */
  half?: boolean;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, control, hint and error of one field, tied together for everybody. */
export function Field({ label, required, hint: advice, error, half, children }: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  // An error that repeats the hint takes its place.
  const hint = advice === error ? undefined : advice;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={classes.field} data-half={half || undefined}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {/* Readers hear of required fields instead. */}
        {!required && (
          <span className={classes.optional} aria-hidden>
            {t('form.optional')}
          </span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        className: classes.control ?? '',
      })}
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
