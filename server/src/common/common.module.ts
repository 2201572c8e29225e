import { Global, Module, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Discovered } from './discovery/discovered.js';
import { Erasure } from './erasure/erasure.js';
import { ConstraintMessages } from './errors/constraint-messages.js';
import { IdempotencyRecord } from './idempotency/idempotency-key.entity.js';
import { IdempotencyService } from './idempotency/idempotency.service.js';
import { CleanupScheduler } from './jobs/cleanup-scheduler.js';
import { stopJobs } from './jobs/stop-jobs.js';
import { Metrics } from './metrics/metrics.js';
import { StaffWork } from './open-work/open-work.js';
import { PersonTimeline } from './person-timeline/person-timeline.js';
import { PublicRecords } from './public-records/public-records.js';
import { SitePages } from './site-pages/site-pages.js';

const shared = [
  ...[CleanupScheduler, ConstraintMessages, Discovered, Erasure, StaffWork, IdempotencyService],
  ...[Metrics, PersonTimeline, PublicRecords, SitePages, StaffWork],
];

/** Provides the services and registries that any module may use. */
@Global()
@Module({
  imports: [DiscoveryModule, ScheduleModule.forRoot(), TypeOrmModule.forFeature([IdempotencyRecord])],
  providers: shared,
  exports: shared,
})
export class CommonModule implements OnModuleDestroy {
  constructor(private readonly registry: SchedulerRegistry) {}

  /** Before anything that a job uses is closed. */
  onModuleDestroy(): Promise<void> {
    return stopJobs(this.registry);
  }
}
