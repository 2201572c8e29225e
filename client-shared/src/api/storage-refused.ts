/** Whether this browser stores nothing for the site, so that a reload ends the session. */
export function isStorageRefused(): boolean {
  const probe = 'probe';
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return false;
  } catch {
    return true;
  }
}
