import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { applyChanges } from '../../common/versioning.js';
import { ActivitySubject, RecordChanges, type RecordKind, setColumns } from '../activity/activity.module.js';
import { SiteSettingsDto } from './dto/site-settings.dto.js';
import type { UpdateFirmTranslationsDto } from './dto/update-firm-translations.dto.js';
import type { UpdateSettingsDto } from './dto/update-settings.dto.js';
import type { FirmTranslations } from './firm-texts.js';
import { settingsTexts } from './settings-texts.js';
import { settingsId, SiteSettings } from './site-settings.entity.js';

const settingsKind: RecordKind<SiteSettings> = {
  target: SiteSettings,
  subject: ActivitySubject.SETTINGS,
  notFound: settingsTexts.notFound,
  titleOf: ({ siteName }) => siteName,
  toDto: SiteSettingsDto.from,
};

/** What staff change: what the site says of the firm. */
@Injectable()
export class SettingsWriterService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: RecordChanges,
  ) {}

  update(
    { version, translations, coordinates, ...changes }: UpdateSettingsDto,
    caller: Caller,
  ): Promise<SiteSettingsDto> {
    // What is wanted goes on top of what is stored, so it is only known once the row is loaded and locked.
    const wantedOf = (settings: SiteSettings) =>
      setColumns<SiteSettings>({
        ...changes,
        // A plain object: one of a class would count as changed whatever it holds.
        coordinates: coordinates && { ...coordinates },
        translations: translations && translate(settings.translations, translations),
      });
    const change = {
      id: settingsId,
      version,
      isDone: (settings: SiteSettings) => wantedOf(settings).isDone(settings),
      apply: (settings: SiteSettings) => wantedOf(settings).apply(settings),
    };
    return this.dataSource.transaction(async (manager) =>
      SiteSettingsDto.from(await this.changes.change(manager, settingsKind, change, caller)),
    );
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
