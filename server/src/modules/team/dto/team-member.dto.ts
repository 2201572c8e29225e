import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { TeamMember } from '../team-member.entity.js';
import { PublicTeamMemberDto } from './public-team-member.dto.js';

/** A team member as staff keep it, in English. */
export class TeamMemberDto extends OmitType(PublicTeamMemberDto, ['fallbacks', 'pictures']) {
  /** Whether visitors see it. */
  isPublic: boolean;

  createdAt: Date;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(member: TeamMember): TeamMemberDto {
    const {
      fallbacks: _fallbacks,
      pictures: _pictures,
      ...read
    } = PublicTeamMemberDto.from({ ...member, fallbacks: [], pictures: [] });
    const { isPublic, createdAt, updatedAt, version } = member;
    return { ...read, isPublic, createdAt, updatedAt, version };
  }
}
