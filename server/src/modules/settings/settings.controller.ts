import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access/access.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { SiteSettingsDto } from './dto/site-settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('settings')
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** What the site says of the firm. */
  @Get()
  @Public()
  @Answer(SiteSettingsDto)
  getSettings(): Promise<SiteSettingsDto> {
    return this.settings.find();
  }
}
