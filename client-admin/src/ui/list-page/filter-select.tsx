import { NativeSelect } from '@mantine/core';
import classes from './filter-select.module.css';

interface FilterSelectProps<Value extends string> {
  /** For screen readers; the choices speak for themselves. */
  label: string;
  /** The words for "no filter". */
  all: string;
  choices: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** One filter of a list, highlighted while it is on. */
export function FilterSelect<Value extends string>({
  label,
  all,
  choices,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <NativeSelect
      className={classes.filter}
      aria-label={label}
      data-on={value !== null || undefined}
      data={[{ value: '', label: all }, ...choices]}
      value={value ?? ''}
      onChange={(event) => onChange((event.currentTarget.value || null) as Value | null)}
    />
  );
}
