import { Menu } from '@mantine/core';
import { useId } from 'react';

interface MenuChoiceProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several things, as a part of a menu, which stays open: what was chosen is seen at once. */
export function MenuChoice<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: MenuChoiceProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Menu.Label id={id}>{label}</Menu.Label>
      <Menu.RadioGroup value={value} onChange={(chosen) => onChange(chosen as Value)}>
        {choices.map((choice) => (
          <Menu.RadioItem key={choice.value} value={choice.value} closeMenuOnClick={false}>
            {choice.label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </div>
  );
}
