import { createContext, startTransition, use, useEffect, useState } from 'react';

/** Why data is saved: the visitor chose it, the browser asks for it (Save-Data), or the line is slow. */
export type SavingReason = 'choice' | 'browser' | 'line';

/** Whether the site saves data, and why; `choose` overrules what the browser and the line say. */
export interface DataSaver {
  isOn: boolean;
  reason: SavingReason | null;
  choose: (isOn: boolean) => void;
}

interface NetworkInformation extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

/** `on` or `off`: what the visitor chose on this device. index.html reads it before anything is loaded. */
const CHOICE = 'data-saver';

export const DataSaverContext = createContext<DataSaver>({ isOn: false, reason: null, choose: () => {} });

export function useDataSaver(): DataSaver {
  return use(DataSaverContext);
}

/** @param wasRendered whether the server rendered the page for a browser that asks to save data */
export function useDataSaverState(wasRendered: boolean): DataSaver {
  // Hydration has to find what the server rendered; what the device says comes after it.
  const [state, setState] = useState<Omit<DataSaver, 'choose'>>({
    isOn: wasRendered,
    reason: wasRendered ? 'browser' : null,
  });

  function adopt(next: Omit<DataSaver, 'choose'>) {
    // Holds photos back until React has left them out.
    document.documentElement.toggleAttribute('data-saves-data', next.isOn);
    // Each picture and card asks, and would be rendered once more.
    setState((state) => (state.isOn === next.isOn && state.reason === next.reason ? state : next));
  }

  useEffect(() => {
    // React may still be taking over the server's page: that goes on piece by piece.
    const follow = () => startTransition(() => adopt(readState()));
    const { connection } = navigator as Navigator & { connection?: NetworkInformation };
    follow();
    connection?.addEventListener?.('change', follow);
    return () => connection?.removeEventListener?.('change', follow);
  }, []);

  function choose(isOn: boolean) {
    try {
      localStorage.setItem(CHOICE, isOn ? 'on' : 'off');
    } catch {
      // Refused: it holds until the page is left.
    }
    adopt({ isOn, reason: isOn ? 'choice' : null });
  }
  return { ...state, choose };
}

function readState(): Omit<DataSaver, 'choose'> {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  const choice = readChoice();
  if (choice) return { isOn: choice === 'on', reason: choice === 'on' ? 'choice' : null };
  if (connection?.saveData) return { isOn: true, reason: 'browser' };
  // 2g, slow-2g and 3g: by its own measure less than 700 kbit/s.
  const isSlow = /[23]g$/.test(connection?.effectiveType ?? '');
  return { isOn: isSlow, reason: isSlow ? 'line' : null };
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(CHOICE);
  } catch {
    return null;
  }
}
