/** Runs while no other tab does the same; otherwise not at all. The key makes it harmless where there are no locks. */
export async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  try {
    const options = { ifAvailable: true };
    return await locks.request(name, options, (lock) => (lock ? work() : undefined));
  } catch (error) {
    // Where storage is blocked, so are locks.
    if (error instanceof DOMException && error.name === 'SecurityError') return work();
    throw error;
  }
}
