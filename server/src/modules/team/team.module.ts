import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderedContentModule } from '../ordered-content/ordered-content.module.js';
import { NamingRecords } from '../pictures/pictures.module.js';
import { TranslationsModule, TranslationsService } from '../translations/translations.module.js';
import { TeamMember } from './team-member.entity.js';
import { TeamAdminController } from './team-admin.controller.js';
import { TeamController } from './team.controller.js';
import { TeamService } from './team.service.js';
import { TeamWriterService } from './team-writer.service.js';
import { translatedTeamMember } from './translated-team-member.js';

export { TeamMember } from './team-member.entity.js';
export { translatedTeamMember } from './translated-team-member.js';

/** The people whom the firm presents. */
@Module({
  imports: [TypeOrmModule.forFeature([TeamMember]), OrderedContentModule, TranslationsModule],
  controllers: [TeamController, TeamAdminController],
  providers: [TeamService, TeamWriterService],
})
export class TeamModule implements OnModuleInit {
  constructor(
    private readonly translations: TranslationsService,
    private readonly naming: NamingRecords,
  ) {}

  onModuleInit(): void {
    const columns = ['image'] as const;
    this.naming.addKind({ kind: 'team-member', target: TeamMember, columns, title: 'name' });
    this.translations.addKind(translatedTeamMember);
  }
}
