import { type DefaultToastOptions, Toaster } from 'react-hot-toast';

/** Milliseconds a toast stays; loading ones stay until they are settled. */
export const TOAST_DURATIONS = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: Infinity,
} as const;

const TOAST_OPTIONS: DefaultToastOptions = {
  blank: { duration: TOAST_DURATIONS.blank },
  custom: { duration: TOAST_DURATIONS.custom },
  loading: { duration: TOAST_DURATIONS.loading },
  success: {
    duration: TOAST_DURATIONS.success,
    iconTheme: { primary: 'var(--juniper)', secondary: 'var(--white)' },
  },
  error: {
    duration: TOAST_DURATIONS.error,
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
  },
};

/** Mounted once per client. react-hot-toast itself keeps at most 20 toasts and drops the oldest. */
export function AppToaster() {
  return <Toaster position="bottom-center" gutter={8} toastOptions={TOAST_OPTIONS} />;
}
