import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { textLimits } from '../../common/text-limits.js';
import { Activity } from './activity.entity.js';
import type { ActivitySubject } from './activity-subject.enum.js';
import type { ActivityVerb } from './activity-verb.enum.js';
import { ActivityDto } from './dto/activity.dto.js';

interface NewActivity {
  subject: ActivitySubject;
  verb: ActivityVerb;
  id: number | null;
  title: string;
  /** The account that did it; undefined for visitors. */
  actorId?: number;
}

/** The audit log. */
@Injectable()
export class ActivityService {
  constructor(@InjectRepository(Activity) private readonly activities: Repository<Activity>) {}

  /** Notes what a transaction does, so that both are committed together. */
  async record(manager: EntityManager, { subject, verb, id, title, actorId }: NewActivity): Promise<void> {
    await manager.insert(Activity, {
      subject,
      verb,
      subjectId: id,
      subjectTitle: title.slice(0, textLimits.title),
      actorId: actorId ?? null,
    });
  }

  /** The newest lines, of one account or of all. */
  async latest(limit: number, actorId?: number): Promise<ActivityDto[]> {
    const activities = await this.activities.find({
      where: actorId === undefined ? {} : { actorId },
      relations: { actor: true },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
    });
    return activities.map(ActivityDto.from);
  }
}
