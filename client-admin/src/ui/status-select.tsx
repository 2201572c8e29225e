import { statusBadge, ToneDot, useStatusName } from '@consultancy/client-shared/ui';
import { Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ChoiceMenu } from './choice-menu';
import { choicesOf } from './choices-of';
import { useRowFilter } from './list-page/row-filter';
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
  const t = useTranslations('list');
  const nameOf = useStatusName();
  const filter = useRowFilter('status', value);
  const { tone, dot } = statusBadge(value);
  return (
    <ChoiceMenu
      {...menu}
      choices={choicesOf(statuses, (status) => nameOf(status))}
      value={value}
      valueLabel={nameOf(value)}
      onChange={(chosen) => onChange(chosen as Status)}
      more={
        filter &&
        !filter.isOn && (
          <Menu.Item onClick={() => filter.set(true)}>{t('filterBy', { value: nameOf(value) })}</Menu.Item>
        )
      }
      leftSection={dot && <ToneDot tone={dot} />}
      classNames={{ root: classes.select, label: classes.label }}
      w={144}
      px="xs"
      fw={500}
      bg={`var(--tone-${tone}-tint)`}
      c={`var(--tone-${tone})`}
      variant="transparent"
      size="xs"
      justify="space-between"
    />
  );
}
