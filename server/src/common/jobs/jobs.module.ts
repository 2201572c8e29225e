import { Global, Module, type OnModuleDestroy } from '@nestjs/common';
import { ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { CleanupScheduler } from './cleanup-scheduler.js';
import { stopJobs } from './stop-jobs.js';

/** Work beside the requests, such as removing what nobody needs any more. */
@Global()
@Module({ imports: [ScheduleModule.forRoot()], providers: [CleanupScheduler], exports: [CleanupScheduler] })
export class JobsModule implements OnModuleDestroy {
  constructor(private readonly registry: SchedulerRegistry) {}

  /** Before anything that a job uses is closed. */
  onModuleDestroy(): Promise<void> {
    return stopJobs(this.registry);
  }
}
