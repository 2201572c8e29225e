import { PartialType } from '@nestjs/swagger';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { CreateTeamMemberDto } from './create-team-member.dto.js';

/** What to change of a team member; what is left out stays. */
export class UpdateTeamMemberDto extends PartialType(CreateTeamMemberDto, { skipNullProperties: false }) {
  @BasedOnVersion()
  version?: number;
}
