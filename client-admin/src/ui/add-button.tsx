import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

/** Adds a row below others. */
export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mt="xs"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
