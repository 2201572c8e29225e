const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

const CAPS: Record<string, string> = isMac
  ? { mod: '⌘', shift: '⇧', alt: '⌥' }
  : { mod: 'Ctrl', shift: 'Shift', alt: 'Alt' };

/** What is printed on the keys: `mod+K` is Ctrl and K, on a Mac ⌘ and K. */
export function capsOf(keys: string): string[] {
  return keys.split('+').map((key) => CAPS[key] ?? key);
}

/** The same in one word, for a small label. */
export function shortKeys(keys: string): string {
  return capsOf(keys).join(isMac ? '' : ' ');
}

/** For `aria-keyshortcuts`. */
export function ariaKeys(keys: string): string {
  return keys.replace('mod', isMac ? 'Meta' : 'Control');
}
