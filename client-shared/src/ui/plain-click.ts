import type { MouseEvent } from 'react';

/** Whether a click follows a link in place: another button or a key opens a tab or a window, or saves a file. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
