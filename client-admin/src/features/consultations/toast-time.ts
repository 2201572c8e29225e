/** Milliseconds that toasts of consultations stay. */
export const TOAST_MS = 4000;
