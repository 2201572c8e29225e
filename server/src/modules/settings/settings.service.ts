import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { applyChanges } from '../../common/versioning.js';
import { ActivitySubject, RecordChanges, type RecordKind, setColumns } from '../activity/activity.module.js';
import { PublicSettingsDto } from './dto/public-settings.dto.js';
import { SiteSettingsDto } from './dto/site-settings.dto.js';
import type { UpdateFirmTranslationsDto } from './dto/update-firm-translations.dto.js';
import type { UpdateSettingsDto } from './dto/update-settings.dto.js';
import type { FirmTranslations } from './firm-texts.js';
import { settingsTexts } from './settings-texts.js';
import { SiteSettings } from './site-settings.entity.js';

const id = 1;

const settingsKind: RecordKind<SiteSettings> = {
  target: SiteSettings,
  subject: ActivitySubject.SETTINGS,
  notFound: settingsTexts.notFound,
  titleOf: ({ siteName }) => siteName,
  toDto: SiteSettingsDto.from,
};

@Injectable()
export class SettingsService {
  constructor(
    @InjectRepository(SiteSettings) private readonly settings: Repository<SiteSettings>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: RecordChanges,
  ) {}

  async find(): Promise<PublicSettingsDto> {
    return PublicSettingsDto.from(await this.settings.findOneByOrFail({ id }));
  }

  async findForStaff(): Promise<SiteSettingsDto> {
    return SiteSettingsDto.from(await this.settings.findOneByOrFail({ id }));
  }

  update(
    { version, translations, coordinates, ...changes }: UpdateSettingsDto,
    caller: Caller,
  ): Promise<SiteSettingsDto> {
    return this.dataSource.transaction(async (manager) => {
      // Locked from here on, because what is wanted goes on top of what is stored.
      const settings = await this.changes.load(manager, settingsKind, id);
      const wanted = {
        ...changes,
        // A plain object: one of a class would count as changed whatever it holds.
        coordinates: coordinates && { ...coordinates },
        translations: translations && translate(settings.translations, translations),
      };
      const change = { id, version, ...setColumns<SiteSettings>(wanted) };
      return SiteSettingsDto.from(await this.changes.change(manager, settingsKind, change, caller));
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
