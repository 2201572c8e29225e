import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonTimeline } from '../../common/person-timeline/person-timeline.js';
import { ActivityController } from './activity.controller.js';
import { Activity } from './activity.entity.js';
import { ActivityService } from './activity.service.js';
import { RecordChanges } from './record-changes.js';
import { activityTimeline } from './activity-timeline.js';

export { Activity } from './activity.entity.js';
export { ActivityDto } from './dto/activity.dto.js';
export { ActivityService } from './activity.service.js';
export { ActivityVerb } from './activity-verb.enum.js';
export { subjectsFor } from './subjects-for.js';
export { requirePerson } from './require-person.js';
export { RecordChanges, type RecordDescriptor, setColumns, setSwitch } from './record-changes.js';

/** Who did what, when. */
@Module({
  imports: [TypeOrmModule.forFeature([Activity])],
  controllers: [ActivityController],
  providers: [ActivityService, RecordChanges],
  exports: [ActivityService, RecordChanges],
})
export class ActivityModule {
  constructor(timeline: PersonTimeline) {
    timeline.add(activityTimeline);
  }
}
