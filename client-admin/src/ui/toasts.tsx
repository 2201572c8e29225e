import { Box, Flex } from '@mantine/core';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { useShortcut } from './keys';
import classes from './toasts.module.css';

/** Milliseconds that toasts stay; undefined for as long as usual. */
let duration: number | undefined;

/** While the screen is shown, toasts stay for another time. */
export function useToastTime(milliseconds: number): void {
  useEffect(() => {
    duration = milliseconds;
    return () => {
      duration = undefined;
    };
  }, [milliseconds]);
}

export const toasts = {
  /** @param undo takes back what was done; such a toast stays longer */
  success: (text: string, undo?: () => void): void => {
    if (!undo) toast.success(text, { duration });
    // It knows itself when it has stayed long enough.
    else {
      toast.success(
        ({ id, visible }) => <UndoToast id={id} isLeaving={!visible} text={text} onUndo={undo} />,
        { duration: Infinity },
      );
    }
  },
  /** Says the same once, however often it is so within a moment. */
  once: (text: string): void => {
    toast.success(text, { id: text, duration });
  },
  error: (text: string): void => {
    toast.error(text, { duration });
  },
};

/** Milliseconds: time to read what happened and to press the button, or its keys. */
const STAYS_MS = 10_000;

interface UndoToastProps {
  /** The toast's own. */
  id: string;
  /** It was dismissed and is still to be seen for a moment: nothing can be taken back by it any more. */
  isLeaving: boolean;
  text: string;
  onUndo: () => void;
}

/** The toasts that can be undone, the newest last: the keys are its. */
const shown: string[] = [];

/** What happened, with the button that takes it back. It stays while the pointer or the focus is on it. */
function UndoToast({ id, isLeaving, text, onUndo }: UndoToastProps) {
  const t = useTranslations();
  const [isHeld, setIsHeld] = useState(false);
  const undo = () => {
    toast.dismiss(id);
    // The button disappears: the focus goes to the page for users of the keyboard.
    document.getElementById('content')?.focus({ preventScroll: true });
    onUndo();
  };
  useEffect(() => {
    if (isLeaving) return;
    shown.push(id);
    return () => void shown.splice(shown.indexOf(id), 1);
  }, [id, isLeaving]);
  useEffect(() => {
    if (isHeld || isLeaving) return;
    const timer = setTimeout(() => toast.dismiss(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, isLeaving]);
  useShortcut({ keys: 'mod+Z', says: t('keys.undo') }, () => shown.at(-1) === id && undo());
  return (
    <Flex
      component="span"
      gap="md"
      align="center"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {text}
      <Box
        component="button"
        type="button"
        className={classes.undo}
        flex="none"
        mih="1.75rem"
        px={10}
        bdrs="sm"
        fw={600}
        disabled={isLeaving}
        onClick={undo}
        aria-keyshortcuts="Control+Z Meta+Z"
        title={t('undoKeys')}
      >
        {t('undo')}
      </Box>
    </Flex>
  );
}
