import { createContext, use } from 'react';
import toast from 'react-hot-toast';
import { UndoToast } from './undo-toast';

/** Milliseconds that the toasts of a screen stay, where they differ from the usual ones. */
export const ToastTime = createContext<number | undefined>(undefined);

export interface Toasts {
  /** @param undo takes back what was done; such a toast stays longer */
  success: (text: string, undo?: () => void) => void;
  error: (text: string) => void;
}

export function useToasts(): Toasts {
  const duration = use(ToastTime);
  return {
    success: (text, undo) => {
      if (!undo) toast.success(text, { duration });
      // It knows itself when it has stayed long enough.
      else {
        toast.success(
          ({ id, visible }) => <UndoToast id={id} isLeaving={!visible} text={text} onUndo={undo} />,
          {
            duration: Infinity,
          },
        );
      }
    },
    error: (text) => void toast.error(text, { duration }),
  };
}
