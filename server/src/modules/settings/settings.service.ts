import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { applyChanges, isAlreadySo, loadForChange, requireCurrent } from '../../common/versioning.js';
import { ActivityService, ActivitySubject, ActivityVerb } from '../activity/activity.module.js';
import { SiteSettingsDto } from './dto/site-settings.dto.js';
import type { UpdateFirmTranslationsDto } from './dto/update-firm-translations.dto.js';
import type { UpdateSettingsDto } from './dto/update-settings.dto.js';
import type { FirmTranslations } from './firm-texts.js';
import { settingsTexts } from './settings-texts.js';
import { SiteSettings } from './site-settings.entity.js';

const id = 1;

@Injectable()
export class SettingsService {
  constructor(
    @InjectRepository(SiteSettings) private readonly settings: Repository<SiteSettings>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly activity: ActivityService,
  ) {}

  async find(): Promise<SiteSettingsDto> {
    return SiteSettingsDto.from(await this.settings.findOneByOrFail({ id }));
  }

  update(
    { version, translations, coordinates, ...changes }: UpdateSettingsDto,
    caller: Caller,
  ): Promise<SiteSettingsDto> {
    return this.dataSource.transaction(async (manager) => {
      const settings = await loadForChange(manager, SiteSettings, id, settingsTexts.notFound);
      const wanted = {
        ...changes,
        // A plain object: one of a class would count as changed whatever it holds.
        coordinates: coordinates && { ...coordinates },
        translations: translations && translate(settings.translations, translations),
      };
      if (isAlreadySo(settings, wanted)) return SiteSettingsDto.from(settings);
      requireCurrent(settings, version, SiteSettingsDto.from);
      applyChanges(settings, wanted);
      const saved = await manager.save(settings);
      await this.activity.record(manager, {
        subject: ActivitySubject.SETTINGS,
        verb: ActivityVerb.UPDATED,
        id,
        title: saved.siteName,
        actorId: caller.userId,
      });
      return SiteSettingsDto.from(saved);
    });
  }
}

/** The stored texts with the changes on top; they are one value to the database, and what is left out stays. */
function translate(stored: FirmTranslations, changes: UpdateFirmTranslationsDto): FirmTranslations {
  const am = { ...stored.am };
  const om = { ...stored.om };
  applyChanges(am, changes.am ?? {});
  applyChanges(om, changes.om ?? {});
  return { am, om };
}
