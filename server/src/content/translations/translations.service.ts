import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { translatedFieldsOf } from '../../common/fields/field-info.js';
import type { TranslatedLanguage } from '../../common/language/site-language.enum.js';
import { SortOrder } from '../../common/pagination/list-query.dto.js';
import { type Page, pagination } from '../../common/pagination/page.js';
import { RecordKind } from '../../common/record-kind.js';
import type { ContentRecord, ContentType } from '../content-type.js';
import { ContentTypes } from '../content-types.js';
import { boardSql, gapsSql } from './board-sql.js';
import { type ListTranslationsQuery, TranslationSort } from './dto/list-translations.dto.js';
import type { TranslationDto, TranslationProgressDto, TranslationSummaryDto } from './dto/translation.dto.js';
import { asText, englishOf, fingerprintOf, stateOf } from './english.js';
import { TextState, TranslationState } from './translation-state.enum.js';
import { type Texts, Translation } from './translation.entity.js';

/** Which translation it is. */
export type WhichTranslation = Pick<Translation, 'kind' | 'recordId' | 'language'>;

/** What is translated, and how far that has come, as staff read it. */
@Injectable()
export class TranslationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
  ) {}

  /** A page of records in a language each, and what is missing there. */
  async list(query: ListTranslationsQuery): Promise<Page<TranslationSummaryDto>> {
    const { page = 1, limit = 10, kind, language, state, search = '', sortBy, sortOrder } = query;
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const patterns = words.map((word) => `%${word.replace(/[%_\\]/g, '\\$&')}%`);
    const sort = sortBy === TranslationSort.updatedAt ? '"updatedAt"' : 'title COLLATE "und-x-icu"';
    const direction = sortOrder === SortOrder.asc ? 'ASC' : 'DESC';
    const order = `ORDER BY ${sort} ${direction} NULLS LAST, kind, "recordId", language`;
    const types = this.#typesOf(kind);
    const rows: (TranslationSummaryDto & { total: number })[] = await this.dataSource.query(
      `WITH page AS MATERIALIZED (
         SELECT board.*, count(*) OVER ()::int AS total FROM (${boardSql(types, this.dataSource)}) AS board
         WHERE ($1::text IS NULL OR language = $1) AND ($2::text[] IS NULL OR state = ANY ($2))
           AND lower(title) LIKE ALL ($3::text[])
         ${order} OFFSET $4 LIMIT $5
       )
       SELECT * FROM page JOIN (${gapsSql(types, this.dataSource, 'page')}) AS gaps USING (kind, "recordId", language)
       ${order}`,
      [language ?? null, state ?? null, patterns, (page - 1) * limit, limit],
    );
    const total =
      rows[0]?.total ?? (page === 1 ? 0 : (await this.list({ ...query, page: 1 })).pagination.totalItems);
    return { data: rows.map(({ total: _, ...row }) => row), pagination: pagination(page, limit, total) };
  }

  /** How many records of each kind are how far in each language. */
  async progress(): Promise<TranslationProgressDto[]> {
    const count = (state: TranslationState) =>
      `count(*) FILTER (WHERE state = '${state}')::int AS ${state.toLowerCase()}`;
    return this.dataSource.query(
      `SELECT kind, language, ${Object.values(TranslationState).map(count).join(', ')}
       FROM (${boardSql(this.#typesOf(), this.dataSource)}) AS board GROUP BY kind, language ORDER BY kind, language`,
    );
  }

  /** What a record says in a language, beside its English. @throws ApiException 404 */
  async find(kind: RecordKind, recordId: number, language: TranslatedLanguage): Promise<TranslationDto> {
    const { manager } = this.dataSource;
    const type = this.types.of(kind);
    const record = await manager.findOneBy(type.entity, { id: recordId });
    if (!record) throw notFound(type.notFound);
    return this.describe(record, await this.stored(manager, { kind, recordId, language }));
  }

  /** What is stored of a translation, or an empty one. */
  async stored(manager: EntityManager, which: WhichTranslation): Promise<Translation> {
    return (await manager.findOneBy(Translation, which)) ?? this.empty(which);
  }

  empty(which: WhichTranslation): Translation {
    return this.dataSource.manager.create(Translation, {
      ...which,
      texts: {},
      sources: {},
      published: false,
    });
  }

  /** A translation beside the English of its record. */
  describe(record: ContentRecord, translation: Translation): TranslationDto {
    const { kind, recordId, language, published, version = 0, updatedAt = null } = translation;
    const type = this.types.of(kind);
    const english = englishOf(type, record);
    const texts = translatedFieldsOf(type.entity).map(([field, { format, longest }]) => {
      const [now, text, source] = [english, translation.texts, translation.sources].map((each: Texts) =>
        asText(each[field]),
      ) as [string, string, string];
      return {
        ...{ field, format, longest, english: now, fingerprint: fingerprintOf(now) },
        ...{ text: text || null, source: source || null, state: stateOf(now, text, source) },
      };
    });
    const title = type.called ?? texts[0]!.english;
    const state = stateOfAll(
      published,
      texts.map((each) => each.state),
      texts.every(({ text }) => text === null),
    );
    return { kind, recordId, language, title, state, published, version, updatedAt, texts };
  }

  #typesOf(only?: RecordKind): ContentType[] {
    return this.types.translated().filter(({ kind }) => only === undefined || kind === only);
  }
}

/** The same as `boardSql` says of all records at once. */
function stateOfAll(published: boolean, states: TextState[], isNothing: boolean): TranslationState {
  if (isNothing) return TranslationState.MISSING;
  if (!published) return TranslationState.DRAFT;
  const isOpen = states.some((state) => state === TextState.MISSING || state === TextState.OUTDATED);
  return isOpen ? TranslationState.OUTDATED : TranslationState.CURRENT;
}
