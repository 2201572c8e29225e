import { Center, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Stack } from '../layout';
import classes from './form.module.css';

interface SuccessPanelProps {
  title: string;
  text?: string;
  /** With the way on: the panel stays until it is closed. */
  children: ReactNode;
}

/**
 * Says that what was sent has arrived, and what happens next. It takes the eye and the focus along: what was pressed
 * may be gone, and on a phone it was a screen away.
 */
export function SuccessPanel({ title, text, children }: SuccessPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    panel.current?.scrollIntoView?.({ block: 'nearest' });
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack
      ref={panel}
      tabIndex={-1}
      align="start"
      gap="xs"
      p="xl"
      bg="var(--juniper-tint)"
      className={classes.panel}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={text && `${id}-text`}
    >
      <Center w="3rem" h="3rem" bdrs="50%" bg="var(--juniper)" c="var(--white)" mb="xs">
        <IconCheck size={28} stroke={1.5} aria-hidden />
      </Center>
      <Text id={`${id}-title`} fz="lg" fw={500} lh="var(--leading-snug)">
        {title}
      </Text>
      {text && (
        <Text id={`${id}-text`} maw="32rem">
          {text}
        </Text>
      )}
      {children}
    </Stack>
  );
}
