/** Whether this browser saves nothing for the site, so that whoever signs in is signed out by a reload. */
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
