import { findStatus, statusTone } from '@consultancy/client-shared/ui';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
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

/**
 * A status that can be changed where it stands, in its one colour. A menu and no select: arrow keys move through it
 * and save nothing until one is chosen.
 */
export function StatusSelect<Status extends string>({
  label,
  statuses,
  value,
  onChange,
  isBusy,
}: StatusSelectProps<Status>) {
  const t = useTranslations('shared');
  const button = useFocusThroughDisabling<HTMLButtonElement>(isBusy);
  const nameOf = (status: Status) => {
    const known = findStatus(status);
    return known ? t(`status.${known}`) : status;
  };
  return (
    <Menu
      position="bottom-start"
      width="target"
      // Beside its button, so that it is a part of the page's main content; the frame of a table cuts nothing of it off.
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      disabled={isBusy}
    >
      <Menu.Target>
        <Button
          ref={button}
          className={classes.select}
          w={144}
          px="xs"
          fw={500}
          data-tone={statusTone(value)}
          variant="transparent"
          size="xs"
          justify="space-between"
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={`${label}: ${nameOf(value)}`}
          aria-busy={isBusy}
          disabled={isBusy}
        >
          {nameOf(value)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
        <Menu.RadioGroup
          value={value}
          onChange={(chosen) => {
            // A question about it gives the focus back to where it was: not to a menu that is gone by then.
            button.current?.focus();
            if (chosen !== value) onChange(chosen as Status);
          }}
        >
          {statuses.map((status) => (
            <Menu.RadioItem key={status} value={status} closeMenuOnClick>
              {nameOf(status)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
