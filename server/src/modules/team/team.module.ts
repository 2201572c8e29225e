import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  ContentModule,
  HasContent,
  orderedStaffController,
  publicController,
} from '../../content/content.module.js';
import {
  CreateTeamMemberDto,
  PublicTeamMemberDto,
  TeamMemberDto,
  UpdateTeamMemberDto,
} from './dto/team-member.dto.js';
import { teamMemberType } from './team-member.content-type.js';
import { TeamMember } from './team-member.entity.js';
import { TeamWriterService } from './team-writer.service.js';
import { TeamService } from './team.service.js';

export { TeamMember } from './team-member.entity.js';
export { TeamService } from './team.service.js';
export { teamMemberType } from './team-member.content-type.js';

const api = {
  ...{ path: 'team', one: 'TeamMember', many: 'Team', plural: 'team members' },
  ...{ type: teamMemberType, reader: TeamService, writer: TeamWriterService },
};

/** The people whom the firm presents. */
@Module({
  imports: [TypeOrmModule.forFeature([TeamMember]), ContentModule],
  controllers: [
    publicController({ ...api, answer: PublicTeamMemberDto }),
    orderedStaffController({
      ...api,
      ...{ create: CreateTeamMemberDto, update: UpdateTeamMemberDto, answer: TeamMemberDto },
    }),
  ],
  providers: [TeamService, TeamWriterService],
  exports: [TeamService],
})
@HasContent(teamMemberType)
export class TeamModule {}
