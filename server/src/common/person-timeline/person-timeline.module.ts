import { Global, Module } from '@nestjs/common';
import { PersonTimeline } from './person-timeline.js';

/** What there is of one person, in order of time. */
@Global()
@Module({ providers: [PersonTimeline], exports: [PersonTimeline] })
export class PersonTimelineModule {}
