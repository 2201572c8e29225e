import { useEffect } from 'react';
import toast from 'react-hot-toast';
import { UndoToast } from './undo-toast';

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
