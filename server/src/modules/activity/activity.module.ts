import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityController } from './activity.controller.js';
import { Activity } from './activity.entity.js';
import { ActivityService } from './activity.service.js';
import { RecordChanges } from './record-changes.js';

export { ActivityDto } from './dto/activity.dto.js';
export { ActivityService } from './activity.service.js';
export { ActivitySubject } from './activity-subject.enum.js';
export { ActivityVerb } from './activity-verb.enum.js';
export { subjectsFor } from './subjects-for.js';
export { RecordChanges, type RecordKind, setColumns, setSwitch } from './record-changes.js';

/** Who did what, when. */
@Module({
  imports: [TypeOrmModule.forFeature([Activity])],
  controllers: [ActivityController],
  providers: [ActivityService, RecordChanges],
  exports: [ActivityService, RecordChanges],
})
export class ActivityModule {}
