import { type DefaultToastOptions, Toaster, type ToastPosition } from 'react-hot-toast';

/** Milliseconds a toast stays; loading ones stay until they are settled. */
const TOAST_DURATIONS = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: Infinity,
} as const;

/** Milliseconds: as long as a toast fades. Left to itself it would stay in the page, unseen, for longer. */
const FADES_MS = 400;

interface AppToasterProps {
  position?: ToastPosition;
  /** Milliseconds, where a client's differ from the usual ones. */
  durations?: Partial<Record<keyof typeof TOAST_DURATIONS, number>>;
}

/** Mounted once per client. react-hot-toast itself keeps at most 20 toasts and drops the oldest. */
export function AppToaster({ position = 'bottom-center', durations }: AppToasterProps) {
  return (
    <Toaster
      position={position}
      gutter={8}
      toastOptions={toastOptions({ ...TOAST_DURATIONS, ...durations })}
    />
  );
}

function toastOptions(durations: Record<keyof typeof TOAST_DURATIONS, number>): DefaultToastOptions {
  return {
    removeDelay: FADES_MS,
    blank: { duration: durations.blank },
    custom: { duration: durations.custom },
    loading: { duration: durations.loading },
    success: {
      duration: durations.success,
      iconTheme: { primary: 'var(--juniper)', secondary: 'var(--white)' },
    },
    error: {
      duration: durations.error,
      iconTheme: { primary: 'var(--danger)', secondary: 'var(--white)' },
      // A failure interrupts; everything else waits for its turn.
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    },
    style: {
      background: 'var(--ink)',
      color: 'var(--white)',
      borderRadius: 'var(--radius-control)',
      fontSize: 'var(--text-sm)',
      lineHeight: 'var(--leading-snug)',
      // What follows from an action is a line of its own.
      whiteSpace: 'pre-line',
    },
  };
}
