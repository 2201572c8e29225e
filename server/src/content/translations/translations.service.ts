import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { translatedFieldsOf } from '../../common/fields/field-info.js';
import type { TranslatedLanguage } from '../../common/language/site-language.enum.js';
import { SortOrder } from '../../common/pagination/list-query.dto.js';
import { type Page, pagination } from '../../common/pagination/page.js';
import { RecordKind } from '../../common/record-kind.js';
import type { ContentRecord, ContentType } from '../content-type.js';
import { ContentTypes } from '../content-types.js';
import { boardSql, gapsSql } from './board-sql.js';
import {
  type ListTranslationsQuery,
  type TranslationDto,
  type TranslationProgressDto,
  TranslationSort,
  type TranslationSummaryDto,
} from './dto/translation.dto.js';
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
    const types = this.#typesOf(kind);
    const inOrder = (builder: SelectQueryBuilder<ObjectLiteral>) =>
      builder
        .orderBy(
          sortBy === TranslationSort.updatedAt ? '"updatedAt"' : 'title COLLATE "und-x-icu"',
          sortOrder === SortOrder.asc ? 'ASC' : 'DESC',
          'NULLS LAST',
        )
        .addOrderBy('page.kind')
        .addOrderBy('page."recordId"')
        .addOrderBy('page.language');
    const found = this.dataSource
      .createQueryBuilder()
      .select('page.*')
      .addSelect('count(*) OVER ()::int', 'total')
      .from(`(${boardSql(types, this.dataSource)})`, 'page')
      .where('lower(page.title) LIKE ALL (:patterns::text[])', { patterns })
      .offset((page - 1) * limit)
      .limit(limit);
    if (language) found.andWhere('page.language = :language', { language });
    if (state) found.andWhere('page.state IN (:...state)', { state });
    const gaps = `(${gapsSql(types, this.dataSource, 'page')})`;
    const isSame =
      'gaps.kind = page.kind AND gaps."recordId" = page."recordId" AND gaps.language = page.language';
    const rows = await inOrder(
      this.dataSource
        .createQueryBuilder()
        .addCommonTableExpression(inOrder(found), 'page', { materialized: true })
        .select(['page.*', 'gaps.missing', 'gaps.outdated'])
        .from('page', 'page')
        .innerJoin(gaps, 'gaps', isSame),
    ).getRawMany<TranslationSummaryDto & { total: number }>();
    const total =
      rows[0]?.total ?? (page === 1 ? 0 : (await this.list({ ...query, page: 1 })).pagination.totalItems);
    return { data: rows.map(({ total: _, ...row }) => row), pagination: pagination(page, limit, total) };
  }

  /** How many records of each kind are how far in each language. */
  async progress(): Promise<TranslationProgressDto[]> {
    const count = (state: TranslationState) =>
      `count(*) FILTER (WHERE state = '${state}')::int AS ${state.toLowerCase()}`;
    return this.dataSource
      .createQueryBuilder()
      .select(['kind', 'language', ...Object.values(TranslationState).map(count)])
      .from(`(${boardSql(this.#typesOf(), this.dataSource)})`, 'board')
      .groupBy('kind, language')
      .orderBy('kind')
      .addOrderBy('language')
      .getRawMany<TranslationProgressDto>();
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
