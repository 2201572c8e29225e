import { Module } from '@nestjs/common';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { TeamAdminController } from './team-admin.controller.js';
import { teamMemberType } from './team-member.content-type.js';
import { TeamWriterService } from './team-writer.service.js';
import { TeamController } from './team.controller.js';
import { TeamService } from './team.service.js';

export { TeamMember } from './team-member.entity.js';
export { TeamService } from './team.service.js';
export { teamMemberType } from './team-member.content-type.js';

/** The people whom the firm presents. */
@Module({
  imports: [ContentModule],
  controllers: [TeamController, TeamAdminController],
  providers: [TeamService, TeamWriterService],
  exports: [TeamService],
})
@HasContent(teamMemberType)
export class TeamModule {}
