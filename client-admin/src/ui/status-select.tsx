import { findStatus, statusTone } from '@consultancy/client-shared/ui';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './status-select.module.css';
import { useFocusThroughDisabling } from './use-focus-through-disabling';

interface StatusSelectProps<Status extends string> {
  /** Whose status it is, for screen readers. */
  label: string;
  statuses: readonly Status[];
  value: Status;
  onChange: (status: Status) => void;
  /** While a change is under way; the value is then the one that was asked for. */
  isBusy: boolean;
}

/** A status that can be changed where it stands, in its one colour. */
export function StatusSelect<Status extends string>({
  label,
  statuses,
  value,
  onChange,
  isBusy,
}: StatusSelectProps<Status>) {
  const { t } = useTranslation('shared');
  const select = useFocusThroughDisabling<HTMLSelectElement>(isBusy);
  return (
    <NativeSelect
      ref={select}
      className={classes.select}
      data-tone={statusTone(value)}
      size="xs"
      aria-label={label}
      aria-busy={isBusy}
      disabled={isBusy}
      value={value}
      data={statuses.map((status) => {
        const known = findStatus(status);
        return { value: status, label: known ? t(`status.${known}`) : status };
      })}
      onChange={(event) => onChange(event.currentTarget.value as Status)}
    />
  );
}
