import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PublicSettingsDto } from './dto/public-settings.dto.js';
import { SiteSettingsDto } from './dto/site-settings.dto.js';
import { settingsId, SiteSettings } from './site-settings.entity.js';

/** What the site says of the firm, as visitors and as staff read it. */
@Injectable()
export class SettingsService {
  constructor(@InjectRepository(SiteSettings) private readonly settings: Repository<SiteSettings>) {}

  async find(): Promise<PublicSettingsDto> {
    return PublicSettingsDto.from(await this.settings.findOneByOrFail({ id: settingsId }));
  }

  async findForStaff(): Promise<SiteSettingsDto> {
    return SiteSettingsDto.from(await this.settings.findOneByOrFail({ id: settingsId }));
  }
}
