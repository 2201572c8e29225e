import { CreateType, publicFieldNames, StaffType, UpdateType } from '../../../common/fields/dto-types.js';
import { PublicType } from '../../../content/content.module.js';
import { TeamMember } from '../team-member.entity.js';

/** A new team member. */
export class CreateTeamMemberDto extends CreateType(TeamMember, ['name', 'title', 'bio'], []) {}

/** What to change of a team member; what is left out stays. */
export class UpdateTeamMemberDto extends UpdateType(CreateTeamMemberDto) {}

/** A team member as staff keep it, in English. */
export class TeamMemberDto extends StaffType(TeamMember) {}

/** A person whom the firm presents, as everybody may read it. */
export class PublicTeamMemberDto extends PublicType(TeamMember, ['id', ...publicFieldNames(TeamMember)]) {}
