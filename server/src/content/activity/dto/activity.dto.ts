import type { Activity } from '../activity.entity.js';

/** One line of the audit log. */
export class ActivityDto {
  id: number;

  /** Subject and verb, such as project.updated. */
  type: string;

  /** The record; it may be gone by now. */
  subjectId: number | null;

  /** Subject and verb for people, such as "Project updated". */
  title: string;

  /** What the record was called at the time. */
  subtitle: string;

  timestamp: Date;

  /** Name of the account; null for visitors. */
  actor: string | null;

  static from(activity: Activity): ActivityDto {
    const { id, subject, subjectId, verb, subjectTitle, createdAt, actor } = activity;
    return {
      id,
      type: `${subject}.${verb}`,
      subjectId,
      title: `${subject[0]!.toUpperCase()}${subject.slice(1).replace('-', ' ')} ${verb}`,
      subtitle: subjectTitle,
      timestamp: createdAt,
      actor: actor?.name ?? null,
    };
  }
}
