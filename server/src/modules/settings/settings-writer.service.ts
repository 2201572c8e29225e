import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { applyChanges } from '../../common/versioning.js';
import { RecordWriter, setColumns, wordsOf } from '../../content/content.module.js';
import { SiteSettingsDto, type UpdateSocialLinksDto } from './dto/settings.dto.js';
import type { UpdateSettingsDto } from './dto/update-settings.dto.js';
import { settingsType } from './settings.content-type.js';
import { settingsId, SiteSettings, type SocialLinks } from './site-settings.entity.js';

/** What staff change: what the site says of the firm. */
@Injectable()
export class SettingsWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
  ) {}

  update({ version, socialLinks, ...said }: UpdateSettingsDto, caller: Caller): Promise<SiteSettingsDto> {
    // Plain objects: those of a class would count as changed regardless of their values.
    const changes = JSON.parse(JSON.stringify(said)) as typeof said;
    // What is wanted goes on top of what is stored, so it is only known once the row is loaded and locked.
    const wantedOf = (settings: SiteSettings) =>
      setColumns<SiteSettings>({
        ...changes,
        socialLinks: socialLinks && onTop(settings.socialLinks, socialLinks),
      });
    const change = {
      ...{ id: settingsId, version },
      isDone: (settings: SiteSettings) => wantedOf(settings).isDone(settings),
      apply: async (settings: SiteSettings) => {
        await wantedOf(settings).apply(settings);
        settings.words = wordsOf(settingsType, settings);
        // Staff who change the firm of the demo have one of their own.
        settings.isDemo = false;
      },
    };
    return this.dataSource.transaction(async (manager) =>
      SiteSettingsDto.from(await this.records.change(manager, settingsType, change, caller)),
    );
  }
}

/** The stored links with the changes on top; they are one value to the database. */
function onTop(stored: SocialLinks, changes: UpdateSocialLinksDto): SocialLinks {
  const links = { ...stored };
  applyChanges(links, changes);
  return links;
}
