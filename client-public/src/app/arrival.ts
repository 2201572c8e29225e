/** Whether somebody came to the site with this page: by a link of another site, or none, but not anew or back to it. */
export function isArrival(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (load as PerformanceNavigationTiming | undefined)?.type;
  return type !== 'reload' && type !== 'back_forward' && !document.referrer.startsWith(`${location.origin}/`);
}
