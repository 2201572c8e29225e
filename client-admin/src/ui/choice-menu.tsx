import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { Button, type ButtonProps, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface ChoiceMenuProps extends ButtonProps {
  /** What is chosen, for screen readers. */
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  /** What the value is called, where it is none of the choices. */
  valueLabel?: string;
  onChange: (value: string) => void;
  /** While a change is under way; the value is then the one that was requested. */
  isBusy: boolean;
  /** What else the menu offers, below the choices. */
  more?: ReactNode;
}

/**
 * A value that can be changed where it is shown. A menu and no select: arrow keys move through it and save nothing
 * until one is chosen.
 */
export function ChoiceMenu({
  label,
  choices,
  value,
  valueLabel,
  onChange,
  isBusy,
  more,
  ...props
}: ChoiceMenuProps) {
  const button = useFocusThroughDisabling<HTMLButtonElement>(isBusy);
  const name = valueLabel ?? choices.find((choice) => choice.value === value)?.label ?? value;
  return (
    <Menu
      position="bottom-start"
      // Beside its button, so that it is a part of the page's main content; the frame of a table cuts nothing of it off.
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      disabled={isBusy}
    >
      <Menu.Target>
        <Button
          ref={button}
          variant="default"
          size="compact-sm"
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={`${label}: ${name}`}
          aria-busy={isBusy}
          disabled={isBusy}
          {...props}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
        <Menu.RadioGroup
          value={value}
          onChange={(chosen) => {
            // A question about it gives the focus back to where it was: not to a menu that is gone by then.
            button.current?.focus();
            if (chosen !== value) onChange(chosen);
          }}
        >
          {choices.map((choice) => (
            <Menu.RadioItem key={choice.value} value={choice.value} closeMenuOnClick>
              {choice.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {more && <Menu.Divider />}
        {more}
      </Menu.Dropdown>
    </Menu>
  );
}
