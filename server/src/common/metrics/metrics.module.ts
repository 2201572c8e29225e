import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** Metrics of the parts of the server. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
