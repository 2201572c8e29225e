/** Runs unless another tab has the lock. Where there are no locks, the Idempotency-Key makes sending twice harmless. */
export async function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
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
