import { Box, Flex } from '@mantine/core';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { useShortcut } from './keys';
import classes from './undo-toast.module.css';

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
export function UndoToast({ id, isLeaving, text, onUndo }: UndoToastProps) {
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
