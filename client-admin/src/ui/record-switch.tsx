import { Switch } from '@mantine/core';

interface RecordSwitchProps {
  /** While it is being changed, what it is changed to. */
  isOn: boolean;
  label: string;
  /** The state, where nothing beside it says so. */
  words?: string;
  isPending: boolean;
  onSwitch: () => void;
}

/** A switch of one record in a list; it moves at once and goes back if the server refuses. */
export function RecordSwitch({ isOn, label, words, isPending, onSwitch }: RecordSwitchProps) {
  return (
    <Switch
      size="sm"
      label={words}
      checked={isOn}
      aria-busy={isPending}
      aria-label={label}
      title={label}
      onChange={() => {
        if (!isPending) onSwitch();
      }}
    />
  );
}
