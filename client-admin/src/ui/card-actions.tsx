import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useFocusThroughDisabling } from './use-focus-through-disabling';

interface CardActionProps {
  /** Names the deed and the record. */
  label: string;
  icon: Icon;
}

/** A small button of a card or a row: an icon that says its name. */
export function CardButton({
  label,
  icon: Glyph,
  color = 'gray',
  isPending,
  onClick,
}: CardActionProps & { color?: 'gray' | 'red'; isPending: boolean; onClick: () => void }) {
  const button = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  return (
    <ActionIcon
      ref={button}
      variant="subtle"
      color={color}
      loading={isPending}
      onClick={onClick}
      aria-label={label}
      title={label}
    >
      <Glyph size={18} stroke={1.6} />
    </ActionIcon>
  );
}

/** The same, leading to another page; `state` travels along. */
export function CardLink({
  label,
  icon: Glyph,
  to,
  state,
}: CardActionProps & { to: string; state: unknown }) {
  return (
    <ActionIcon
      component={Link}
      to={to}
      state={state}
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
    >
      <Glyph size={18} stroke={1.6} />
    </ActionIcon>
  );
}
