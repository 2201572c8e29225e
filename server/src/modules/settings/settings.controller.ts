import { Body, Controller, Get, Put } from '@nestjs/common';
import { type Caller, CurrentCaller, ForAdmins, Public } from '../../common/access/access.js';
import { FromContent } from '../../common/caching/from-content.decorator.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { PublicSettingsDto, SiteSettingsDto } from './dto/settings.dto.js';
import { UpdateSettingsDto } from './dto/update-settings.dto.js';
import { SettingsWriterService } from './settings-writer.service.js';
import { SettingsService } from './settings.service.js';
@Controller('settings')
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly writer: SettingsWriterService,
  ) {}

  /** Get the site settings. What the site says about the firm. */
  @Get()
  @FromContent()
  @Public()
  @Answer(PublicSettingsDto)
  getSettings(): Promise<PublicSettingsDto> {
    return this.settings.find();
  }

  /** Get the site settings for editing. */
  @Get('admin')
  @ForAdmins()
  @Answer(SiteSettingsDto)
  getStaffSettings(): Promise<SiteSettingsDto> {
    return this.settings.findForStaff();
  }

  /** Update the site settings. Fields that are left out keep their value. */
  @Put()
  @ForAdmins()
  @Answer(SiteSettingsDto, { message: 'Settings saved successfully!' })
  updateSettings(@Body() body: UpdateSettingsDto, @CurrentCaller() caller: Caller): Promise<SiteSettingsDto> {
    return this.writer.update(body, caller);
  }
}
