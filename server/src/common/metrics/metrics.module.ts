import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** What the parts of the server can tell of themselves. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
