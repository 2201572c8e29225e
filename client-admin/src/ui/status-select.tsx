import { findStatus, statusTone } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { ChoiceMenu } from './choice-menu';
import { choicesOf } from './choices-of';
import classes from './status-select.module.css';

interface StatusSelectProps<Status extends string> {
  /** Whose status it is, for screen readers. */
  label: string;
  statuses: readonly Status[];
  value: Status;
  onChange: (status: Status) => void;
  /** While a change is under way; the value is then the one that was requested. */
  isBusy: boolean;
}

/** A status that can be changed where it is shown, in its one colour. */
export function StatusSelect<Status extends string>({
  statuses,
  value,
  onChange,
  ...menu
}: StatusSelectProps<Status>) {
  const t = useTranslations('shared');
  const nameOf = (status: Status) => {
    const known = findStatus(status);
    return known ? t(`status.${known}`) : status;
  };
  return (
    <ChoiceMenu
      {...menu}
      choices={choicesOf(statuses, (status) => nameOf(status))}
      value={value}
      valueLabel={nameOf(value)}
      onChange={(chosen) => onChange(chosen as Status)}
      className={classes.select}
      w={144}
      px="xs"
      fw={500}
      bg={`var(--tone-${statusTone(value)}-tint)`}
      c={`var(--tone-${statusTone(value)})`}
      variant="transparent"
      size="xs"
      justify="space-between"
    />
  );
}
