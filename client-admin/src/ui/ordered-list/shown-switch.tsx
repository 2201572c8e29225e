import { Switch } from '@mantine/core';

interface ShownSwitchProps {
  /** While it is being changed, what it is changed to. */
  isShown: boolean;
  label: string;
  isPending: boolean;
  onSwitch: () => void;
}

/** Whether visitors see a record; it moves at once and goes back if the server refuses. */
export function ShownSwitch({ isShown, label, isPending, onSwitch }: ShownSwitchProps) {
  return (
    <Switch
      size="sm"
      checked={isShown}
      aria-busy={isPending}
      aria-label={label}
      title={label}
      onChange={() => {
        if (!isPending) onSwitch();
      }}
    />
  );
}
