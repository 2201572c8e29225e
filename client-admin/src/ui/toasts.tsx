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
  /** Offers what can be done next; such a toast stays longer. */
  offer: (text: string, action: ToastAction): void => {
    toast.success(({ id, visible }) => <ActionToast id={id} isLeaving={!visible} text={text} {...action} />, {
      duration: Infinity,
    });
  },
  error: (text: string): void => {
    toast.error(text, { duration });
  },
};

/** Milliseconds: time to read what happened and to press the button, or its keys. */
const STAYS_MS = 10_000;

interface ToastProps {
  /** The toast's own. */
  id: string;
  /** It was dismissed and is still to be seen for a moment: nothing can be done by it any more. */
  isLeaving: boolean;
  text: string;
}

interface ToastAction {
  label: string;
  onPress: () => void;
}

/** The toasts that can be undone, the newest last: the keys are its. */
const shown: string[] = [];

/** What happened, with the button that takes it back, which keys do too. */
function UndoToast({ id, isLeaving, text, onUndo }: ToastProps & { onUndo: () => void }) {
  const t = useTranslations();
  const undo = usePress(id, onUndo);
  useEffect(() => {
    if (isLeaving) return;
    shown.push(id);
    return () => void shown.splice(shown.indexOf(id), 1);
  }, [id, isLeaving]);
  useShortcut({ keys: 'mod+Z', says: t('keys.undo') }, () => shown.at(-1) === id && undo());
  const keys = { 'aria-keyshortcuts': 'Control+Z Meta+Z', title: t('undoKeys') };
  return <ActionToast {...{ id, isLeaving, text, keys }} label={t('undo')} onPress={onUndo} />;
}

/** What a press does: the toast goes, and the focus with its button; it returns to the page. */
function usePress(id: string, action: () => void): () => void {
  return () => {
    toast.dismiss(id);
    document.getElementById('content')?.focus({ preventScroll: true });
    action();
  };
}

/** What happened, with a button. It stays while the pointer or the focus is on it. */
function ActionToast({
  id,
  isLeaving,
  text,
  label,
  onPress,
  keys,
}: ToastProps & ToastAction & { keys?: { 'aria-keyshortcuts': string; title: string } }) {
  const [isHeld, setIsHeld] = useState(false);
  const press = usePress(id, onPress);
  useEffect(() => {
    if (isHeld || isLeaving) return;
    const timer = setTimeout(() => toast.dismiss(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, isLeaving]);
  return (
    <Flex
      component="span"
      gap="md"
      align="center"
      // What follows from what happened is a second line.
      style={{ whiteSpace: 'pre-line' }}
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
        onClick={press}
        {...keys}
      >
        {label}
      </Box>
    </Flex>
  );
}
