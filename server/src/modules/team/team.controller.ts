import { Controller, Get } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { FromContentInLanguage } from '../../common/caching/from-content.decorator.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { PublicTeamMemberDto } from './dto/team-member.dto.js';
import { TeamService } from './team.service.js';

/** The team as everybody may read it; what staff edit they read at `admin`. */
@Controller('team')
@Public()
export class TeamController {
  constructor(private readonly team: TeamService) {}

  /** List the team. In the order that staff chose. */
  @Get()
  @FromContentInLanguage()
  @Answer([PublicTeamMemberDto])
  listTeam(@RequestLanguage() language: SiteLanguage): Promise<PublicTeamMemberDto[]> {
    return this.team.list(language);
  }
}
