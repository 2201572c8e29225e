import Bowser from 'bowser';

/** What people call a device: "Chrome on Android". Undone by nobody's trick: it is only shown. */
export function deviceOf(userAgent: string): string | null {
  const { browser, os } = Bowser.parse(userAgent || ' ');
  const parts = [browser.name, os.name].filter(Boolean);
  return parts.length > 0 ? parts.join(' on ') : null;
}
