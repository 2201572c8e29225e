import { Text, UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import { type Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import common from './common.module.css';
import classes from './counting-button.module.css';

interface CountingButtonProps
  extends UnstyledButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof UnstyledButtonProps> {
  icon: Icon;
  /** Shown beside the icon unless it is 0. */
  count: number;
}

const MOST_COUNTED = 99;

/** An icon of the top bar and how many there are. */
export function CountingButton({ icon: Glyph, count, ...button }: CountingButtonProps) {
  return (
    // The menu that it opens gives it a class of its own.
    <UnstyledButton {...button} className={`${common.quiet} ${common.tool}`} pos="relative">
      <Glyph size={20} stroke={1.6} aria-hidden />
      {count > 0 && (
        <Text
          className={classes.badge}
          span
          pos="absolute"
          top={1}
          right={1}
          bdrs="xl"
          miw={17}
          px={4}
          fz="0.6875rem"
          fw={500}
          lh="1.0625rem"
          ta="center"
          aria-hidden
        >
          {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
        </Text>
      )}
    </UnstyledButton>
  );
}
