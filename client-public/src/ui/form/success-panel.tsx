import { Button, Center, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Stack } from '../layout';
import classes from './form.module.css';

/** Milliseconds until the panel closes by itself. */
const SHOWN_MS = 3_000;

interface SuccessPanelProps {
  title: string;
  text: string;
  /** Id of what takes the focus when the panel closes with the focus in it. */
  focusNext?: string;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * Says for three seconds that what was sent has arrived. It takes the eye and the focus along: what was pressed may be
 * gone, and on a phone it was a screen away. The time is stopped under the pointer, and while somebody has moved the
 * focus into the panel.
 */
export function SuccessPanel({ title, text, focusNext, onClose, children }: SuccessPanelProps) {
  const t = useTranslations('site');
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    panel.current?.scrollIntoView?.({ block: 'nearest' });
    panel.current?.focus({ preventScroll: true });
  }, []);

  function close() {
    if (focusNext && panel.current?.contains(document.activeElement))
      document.getElementById(focusNext)?.focus({ preventScroll: true });
    onClose();
  }
  useTimeLeft(isPointed || isFocused, close);

  // The page itself puts the focus on the panel, and on nothing in it.
  const noteFocus = ({ target }: FocusEvent) => setFocused(target !== panel.current);
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
      aria-describedby={`${id}-text`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={noteFocus}
      onBlur={() => setFocused(false)}
    >
      <Center w="3rem" h="3rem" bdrs="50%" bg="var(--juniper)" c="var(--white)" mb="xs">
        <IconCheck size={28} stroke={1.5} aria-hidden />
      </Center>
      <Text id={`${id}-title`} fz="lg" fw={500} lh="var(--leading-snug)">
        {title}
      </Text>
      <Text id={`${id}-text`} maw="32rem">
        {text}
      </Text>
      {children}
      <Button variant="outline" size="sm" mt="xs" onClick={close}>
        {t('action.close')}
      </Button>
    </Stack>
  );
}

/** Calls back when the time is over that is counted while nothing holds it. */
function useTimeLeft(isHeld: boolean, onOver: () => void): void {
  const left = useRef(SHOWN_MS);
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isHeld) return;
    const begin = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - begin;
    };
  }, [isHeld]);
}
