import { CreateType, publicFieldNames, StaffType, UpdateType } from '../../../common/fields/dto-types.js';
import {
  type PublicPictureDto,
  PublicType,
  translateWords,
  type Words,
} from '../../../content/content.module.js';
import { TeamFact } from '../cv.js';
import { TeamMember } from '../team-member.entity.js';

/** A new team member. */
export class CreateTeamMemberDto extends CreateType(TeamMember, ['name', 'title', 'bio'], ['words']) {}

/** What to change of a team member; what is left out stays. */
export class UpdateTeamMemberDto extends UpdateType(CreateTeamMemberDto) {}

/** A team member as staff keep it, in English. */
export class TeamMemberDto extends StaffType(TeamMember, ['words']) {}

/** A fact of a CV that staff show. */
export class PublicTeamFactDto {
  fact: TeamFact;

  /** One line each. */
  entries: string[];
}

const listed = ['id', ...publicFieldNames(TeamMember)] as const;
const shown = ['education', 'registrations', 'languages', 'memberships'] as const;

/** What is read of a member for visitors. */
export const readOfMember = [...listed, ...shown, 'publicFacts'] as const;

type ReadMember = Pick<TeamMember, (typeof readOfMember)[number]> & {
  fallbacks: string[];
  pictures: PublicPictureDto[];
  said: Words | null;
};

/** A person whom the firm presents, as everybody may read it. */
export class PublicTeamMemberDto extends PublicType(TeamMember, listed) {
  /** Facts of the CV that staff show, in this order; none that is empty. */
  facts: PublicTeamFactDto[];

  static override from(row: ReadMember): PublicTeamMemberDto {
    const member = translateWords({ entity: TeamMember }, row, row.said);
    const entries: Record<TeamFact, (string | number | null | undefined)[][]> = {
      [TeamFact.EDUCATION]: member.education.map((each) => [each.degree, each.institution, each.year]),
      [TeamFact.REGISTRATIONS]: member.registrations.map((each) => [each.body, each.number]),
      [TeamFact.LANGUAGES]: member.languages.map(({ language }) => [language]),
      [TeamFact.MEMBERSHIPS]: member.memberships.map((each) => [each]),
    };
    const facts = Object.values(TeamFact)
      .filter((fact) => row.publicFacts.includes(fact) && entries[fact].length > 0)
      .map((fact) => ({ fact, entries: entries[fact].map((parts) => parts.filter(Boolean).join(', ')) }));
    const fallbacks = row.fallbacks.filter((name) => (listed as readonly string[]).includes(name));
    return { ...super.from({ ...row, fallbacks }), facts };
  }
}
