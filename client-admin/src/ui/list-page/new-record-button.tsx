import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useShortcut } from '../keys';

interface NewRecordButtonProps {
  /** The page of the form. */
  to: string;
  label: string;
}

/** To the form of a new record; from there back to the list as it is now. */
export function NewRecordButton({ to, label }: NewRecordButtonProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = { from: pathname + search };
  useShortcut({ keys: 'N', says: label }, () => void navigate(to, { state }));
  return (
    <Button
      component={Link}
      to={to}
      state={state}
      aria-keyshortcuts="N"
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {label}
    </Button>
  );
}
