import { createContext, use } from 'react';
import toast from 'react-hot-toast';

/** Milliseconds that the toasts of a screen stay, where they differ from the usual ones. */
export const ToastTime = createContext<number | undefined>(undefined);

export interface Toasts {
  success: (text: string) => void;
  error: (text: string) => void;
}

export function useToasts(): Toasts {
  const duration = use(ToastTime);
  return {
    success: (text) => void toast.success(text, { duration }),
    error: (text) => void toast.error(text, { duration }),
  };
}
