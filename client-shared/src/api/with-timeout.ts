/** Milliseconds that the code of a page or dialog has; it may be a hundred kilobytes. */
export const CODE_TIMEOUT_MS = 30_000;

/** What comes in time. Work that nobody can end, such as an import, goes on behind, and is there for the next attempt. */
export async function withTimeout<Result>(work: Promise<Result>, ms = CODE_TIMEOUT_MS): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came in ${ms} milliseconds`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
