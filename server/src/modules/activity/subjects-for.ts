import { Access, isAllowed, type Role } from '../../common/access/access.js';
import { ActivitySubject } from './activity-subject.enum.js';

/** Who works on which kind of record, as the calls of each kind say too. */
const workOn: Record<ActivitySubject, Access> = {
  [ActivitySubject.PROJECT]: Access.EDITORS,
  [ActivitySubject.SERVICE]: Access.EDITORS,
  [ActivitySubject.POST]: Access.EDITORS,
  [ActivitySubject.TEAM_MEMBER]: Access.EDITORS,
  [ActivitySubject.TESTIMONIAL]: Access.EDITORS,
  [ActivitySubject.PICTURE]: Access.EDITORS,
  [ActivitySubject.INQUIRY]: Access.OFFICE,
  [ActivitySubject.ORDER]: Access.OFFICE,
  [ActivitySubject.CONSULTATION]: Access.OFFICE,
  [ActivitySubject.CONSULTANT]: Access.OFFICE,
  [ActivitySubject.USER]: Access.ADMIN,
  [ActivitySubject.SETTINGS]: Access.ADMIN,
};

/** The kinds of records that an account of this role works on; of others it is told nothing. */
export function subjectsFor(role: Role): ActivitySubject[] {
  return Object.values(ActivitySubject).filter((subject) => isAllowed(role, workOn[subject]));
}
