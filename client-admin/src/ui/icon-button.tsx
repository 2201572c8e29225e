import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

interface IconButtonProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'> {
  /** Names the action and the record. */
  label: string;
  icon: Icon;
  isPending?: boolean;
}

/** A small button: an icon that says its name. The focus stays on it while it works. */
export function IconButton({ label, icon: Glyph, isPending = false, ref, ...button }: IconButtonProps) {
  const own = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  const merged = useMergedRef(own, ref);
  return (
    <ActionIcon
      ref={merged}
      variant="subtle"
      color="gray"
      loading={isPending}
      aria-label={label}
      title={label}
      {...button}
    >
      <Glyph size={17} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}

interface IconLinkProps extends Pick<IconButtonProps, 'label' | 'icon'> {
  to: string;
  /** Travels along. */
  state: unknown;
  'data-edits'?: true;
}

/** The same, leading to another page. */
export function IconLink({ label, icon: Glyph, ...link }: IconLinkProps) {
  return (
    <ActionIcon component={Link} variant="subtle" color="gray" aria-label={label} title={label} {...link}>
      <Glyph size={17} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
