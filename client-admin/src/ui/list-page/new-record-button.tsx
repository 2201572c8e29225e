import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';

interface NewRecordButtonProps {
  /** The page of the form. */
  to: string;
  label: string;
}

/** To the form of a new record; from there back to the list as it is now. */
export function NewRecordButton({ to, label }: NewRecordButtonProps) {
  const { pathname, search } = useLocation();
  return (
    <Button
      component={Link}
      to={to}
      state={{ from: pathname + search }}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {label}
    </Button>
  );
}
