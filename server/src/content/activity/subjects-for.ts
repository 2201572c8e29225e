import { Access, isAllowed, type Role } from '../../common/access/access.js';
import { RecordKind, loggedKinds } from '../../common/record-kind.js';

/** Who works on which kind of record, as the calls of each kind say too. */
const workOn: Record<RecordKind, Access> = {
  [RecordKind.PROJECT]: Access.EDITORS,
  [RecordKind.SERVICE]: Access.EDITORS,
  [RecordKind.POST]: Access.EDITORS,
  [RecordKind.TEAM_MEMBER]: Access.EDITORS,
  [RecordKind.TESTIMONIAL]: Access.EDITORS,
  [RecordKind.AWARD]: Access.EDITORS,
  [RecordKind.PICTURE]: Access.EDITORS,
  [RecordKind.TENDER_PACK]: Access.EDITORS,
  [RecordKind.INQUIRY]: Access.OFFICE,
  [RecordKind.ORDER]: Access.OFFICE,
  [RecordKind.CONSULTATION]: Access.OFFICE,
  [RecordKind.CONSULTANT]: Access.OFFICE,
  [RecordKind.USER]: Access.ADMIN,
  [RecordKind.SETTINGS]: Access.ADMIN,
  [RecordKind.SITE_COPY]: Access.ADMIN,
  [RecordKind.BACKUP]: Access.ADMIN,
};

/** The kinds of records that an account of this role works on; it gets nothing of others. */
export function subjectsFor(role: Role): RecordKind[] {
  return loggedKinds.filter((subject) => isAllowed(role, workOn[subject]));
}
