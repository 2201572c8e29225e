import { Cron } from '@nestjs/schedule';
import { isDatabaseUnavailable } from '../errors/database-unavailable.js';

/**
 * Runs a method again and again in every process, never twice at once in the same one; the database settles which
 * process does a piece of work. A run that fails is logged; what it left is found by the next one.
 * @param cronTime how often, with seconds; jobs that run equally often should differ in the second
 */
export function PollingJob(cronTime: string) {
  return (target: object, name: string, method: TypedPropertyDescriptor<() => Promise<void>>): void => {
    const run = method.value!;
    method.value = async function (this: object): Promise<void> {
      try {
        await run.call(this);
      } catch (error) {
        // An unavailable database is reported where a request waits for it.
        if (!isDatabaseUnavailable(error)) throw error;
      }
    };
    Cron(cronTime, { waitForCompletion: true, unrefTimeout: true })(target, name, method);
  };
}
