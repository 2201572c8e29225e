import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SiteSettingsDto } from './dto/site-settings.dto.js';
import { SiteSettings } from './site-settings.entity.js';

@Injectable()
export class SettingsService {
  constructor(@InjectRepository(SiteSettings) private readonly settings: Repository<SiteSettings>) {}

  async find(): Promise<SiteSettingsDto> {
    return SiteSettingsDto.from(await this.settings.findOneByOrFail({ id: 1 }));
  }
}
