import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, type FieldError, validationError } from '../../common/errors/api-exception.js';
import { translatedFieldsOf } from '../../common/fields/field-info.js';
import { applyChanges, isAlreadySo, loadForChange, requireCurrent } from '../../common/versioning.js';
import { ActivityVerb } from '../activity/activity-verb.enum.js';
import { ActivityService } from '../activity/activity.service.js';
import type { ContentType } from '../content-type.js';
import { ContentTypes } from '../content-types.js';
import type { SaveTextDto, SaveTranslationDto, TranslationDto } from './dto/translation.dto.js';
import { asText, englishOf, faultOf, fingerprintOf, fromText } from './english.js';
import { type Texts, Translation } from './translation.entity.js';
import { TranslationsService, type WhichTranslation } from './translations.service.js';

/** What translators change. */
@Injectable()
export class TranslationsWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly translations: TranslationsService,
    private readonly activity: ActivityService,
  ) {}

  save(which: WhichTranslation, change: SaveTranslationDto, caller: Caller): Promise<TranslationDto> {
    return this.dataSource.transaction((manager) => this.saveWithin(manager, which, change, caller));
  }

  /**
   * Saves within a transaction. The record stays locked, so that its English cannot change meanwhile.
   * @throws ApiException 400, 404, 409 where the English or the translation is another than the change was based on
   */
  async saveWithin(
    manager: EntityManager,
    which: WhichTranslation,
    { texts: changes, published, version }: SaveTranslationDto,
    caller: Caller,
  ): Promise<TranslationDto> {
    const type = this.types.of(which.kind);
    const record = await loadForChange(manager, type.entity, which.recordId, type.notFound);
    const translation = await this.translations.stored(manager, which);
    const english = englishOf(type, record);
    const faults = changes.flatMap((change, index) => faultsOf(type, english, change, index));
    if (faults.length > 0) throw validationError(faults);
    const texts = new Map(Object.entries(translation.texts));
    const sources = new Map(Object.entries(translation.sources));
    for (const { field, text } of changes) {
      texts.delete(field);
      sources.delete(field);
      if (!text) continue;
      texts.set(field, fromText(text, fieldOf(type, field)!.format));
      sources.set(field, english[field]!);
    }
    const wanted = { texts: Object.fromEntries(texts), sources: Object.fromEntries(sources), published };
    const describe = (stored: Translation) => this.translations.describe(record, stored);
    if (isAlreadySo(translation, wanted)) return describe(translation);
    // What was never saved has no version yet.
    requireCurrent({ ...translation, version: translation.version ?? 0 }, version, describe);
    requireSameEnglish(english, changes);
    applyChanges(translation, wanted);
    const stored = await manager.save(Translation, translation);
    await type.onTranslated?.(manager, which.recordId, which.language, wanted.texts);
    const answer = describe(stored);
    await this.activity.record(manager, {
      subject: type.loggedAs ?? type.kind,
      verb: ActivityVerb.UPDATED,
      id: which.recordId,
      actorId: caller.userId,
      title: `${answer.title.slice(0, 190)} (${which.language})`,
    });
    return answer;
  }
}

function fieldOf({ entity }: ContentType, name: string) {
  return new Map(translatedFieldsOf(entity)).get(name);
}

/** Why a text cannot be stored. */
function faultsOf(
  type: ContentType,
  english: Texts,
  { field: name, text }: SaveTextDto,
  index: number,
): FieldError[] {
  const field = fieldOf(type, name);
  if (!field) {
    const names = translatedFieldsOf(type.entity)
      .map(([each]) => each)
      .join(', ');
    return [{ field: `texts.${index}.field`, message: `There is no text ${name}. Use one of ${names}.` }];
  }
  const fault = text && faultOf({ ...field, field: name, english: asText(english[name]) }, text);
  return fault ? [{ field: `texts.${index}.text`, message: fault }] : [];
}

/** @throws ApiException 409 where a text was made from an English that is another by now */
function requireSameEnglish(english: Texts, changes: SaveTextDto[]): void {
  const old = changes.filter(
    ({ field, text, fingerprint }) => text && fingerprint !== fingerprintOf(asText(english[field])),
  );
  if (old.length === 0) return;
  const names = old.map(({ field }) => field).join(', ');
  throw conflict(`The English text of ${names} has changed. Reload it, check the change, and save again.`);
}
