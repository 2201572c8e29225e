import type { SchedulerRegistry } from '@nestjs/schedule';

/** How long a server that stops waits for jobs: each runs again from where it was. */
const graceMs = 5_000;

/** Starts no job any more, and waits for those that are running, but not for ever. */
export async function stopJobs(registry: SchedulerRegistry): Promise<void> {
  const graceOver = Promise.withResolvers<undefined>();
  const grace = setTimeout(() => graceOver.resolve(undefined), graceMs);
  const jobs = [...registry.getCronJobs().values()];
  await Promise.race([Promise.all(jobs.map(async (job) => job.stop())), graceOver.promise]);
  clearTimeout(grace);
}
