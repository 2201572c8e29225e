import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CleanupScheduler } from '../jobs/cleanup-scheduler.js';
import { addUpLines } from './add-up-lines.js';

/** How many records there are, without counting them. */
@Global()
@Module({})
export class CountersModule implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly cleanup: CleanupScheduler,
  ) {}

  onModuleInit(): void {
    this.cleanup.add('counters of many lines', () => addUpLines(this.dataSource));
  }
}
