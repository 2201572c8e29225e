import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { TextFormat } from '../../common/fields/field-info.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { TranslatedLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { ContentTypes } from '../content-types.js';
import { importRefused } from '../csv-import/csv-import.js';
import { boardSql } from './board-sql.js';
import {
  type ExportTranslationsQuery,
  type ImportedTextDto,
  ImportedTextOutcome,
  type TranslationImportDto,
} from './dto/exchange-translations.dto.js';
import type { TranslatedTextDto, TranslationDto } from './dto/translation.dto.js';
import { faultOf } from './english.js';
import { type FileText, readTranslations, writeTranslations } from './translation-file.js';
import { TextState } from './translation-state.enum.js';
import { Translation } from './translation.entity.js';
import { TranslationsWriterService } from './translations-writer.service.js';
import { TranslationsService } from './translations.service.js';

/** Of an export. */
const recordsAtOnce = 100;

interface WhichRecord {
  kind: RecordKind;
  recordId: number;
}

/** A text of the file, and what becomes of it. */
interface PlannedText {
  given: FileText;
  report: ImportedTextDto;
}

/** Translations as files, for translators who work elsewhere. */
@Injectable()
export class TranslationExchangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly translations: TranslationsService,
    private readonly writer: TranslationsWriterService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** The texts of records in one language as XLIFF 2; however many they are, only some are in memory. */
  async export({ language, kind, state }: ExportTranslationsQuery): Promise<Readable> {
    const types = this.types.translated().filter((each) => !kind || each.kind === kind);
    const rows: WhichRecord[] = await this.dataSource.query(
      `SELECT kind, "recordId" FROM (${boardSql(types, this.dataSource)}) AS board
       WHERE language = $1 AND ($2::text[] IS NULL OR state = ANY ($2)) ORDER BY kind, "recordId"`,
      [language, state ?? null],
    );
    return Readable.from(writeTranslations(language, this.#inBatches(language, rows)));
  }

  async *#inBatches(language: TranslatedLanguage, rows: WhichRecord[]): AsyncGenerator<TranslationDto[]> {
    for (let first = 0; first < rows.length; first += recordsAtOnce) {
      const batch = rows.slice(first, first + recordsAtOnce);
      const records = [...(await this.#describeAll(this.dataSource.manager, language, batch)).values()];
      if (records.length > 0) yield records;
    }
  }

  /**
   * Stores the texts of such a file, all of them or none.
   * @param isDryRun only to report what would happen
   * @throws ApiException 400 for a file that cannot be read, and for one with texts that cannot be used
   */
  async import(
    file: Buffer | undefined,
    isDryRun: boolean,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<TranslationImportDto> {
    const { language, texts } = await readTranslations(file);
    return this.idempotency.runOnce(request, async (manager) => {
      const records = await this.#describeAll(manager, language, texts);
      const planned = texts.map((given) => plan(given, records.get(nameOf(given))));
      if (!isDryRun) await this.#store(manager, language, planned, caller);
      return { language, texts: planned.map(({ report }) => report) };
    });
  }

  async #store(
    manager: EntityManager,
    language: TranslatedLanguage,
    planned: PlannedText[],
    caller: Caller,
  ): Promise<void> {
    const refused = planned.filter(({ report }) => report.outcome === ImportedTextOutcome.REFUSED);
    if (refused.length > 0) throw importRefused(faultsIn(refused));
    const changed = planned.filter(({ report }) => report.outcome === ImportedTextOutcome.CHANGED);
    const byRecord = Map.groupBy(changed, ({ given }) => nameOf(given));
    // Always in the same order, so that two imports never wait for each other.
    for (const name of [...byRecord.keys()].sort()) {
      const texts = byRecord
        .get(name)!
        .map(({ given: { field, text, fingerprint } }) => ({ field, text, fingerprint }));
      const { kind, recordId } = byRecord.get(name)![0]!.given;
      await this.writer.saveWithin(manager, { kind, recordId, language }, { texts }, caller);
    }
  }

  /** The translations of records by {@link nameOf}; those that are gone are not among them. */
  async #describeAll(
    manager: EntityManager,
    language: TranslatedLanguage,
    wanted: WhichRecord[],
  ): Promise<Map<string, TranslationDto>> {
    const described = new Map<string, TranslationDto>();
    for (const [kind, rows] of Map.groupBy(wanted, (each) => each.kind)) {
      const ids = [...new Set(rows.map(({ recordId }) => recordId))];
      const records = await manager.find(this.types.of(kind).entity, {
        where: { id: In(ids) },
        order: { id: 'ASC' },
      });
      const stored = await manager.findBy(Translation, { kind, language, recordId: In(ids) });
      const byRecord = new Map(stored.map((each) => [each.recordId, each]));
      for (const record of records) {
        const translation =
          byRecord.get(record.id) ?? this.translations.empty({ kind, recordId: record.id, language });
        described.set(nameOf({ kind, recordId: record.id }), this.translations.describe(record, translation));
      }
    }
    return described;
  }
}

function nameOf({ kind, recordId }: WhichRecord): string {
  return `${kind}-${recordId}`;
}

function plan(given: FileText, record: TranslationDto | undefined): PlannedText {
  const { kind, recordId, field } = given;
  const text = record?.texts.find((each) => each.field === field);
  const error = errorOf(given, record, text);
  const outcome = error ? ImportedTextOutcome.REFUSED : outcomeOf(given, text!);
  return {
    given,
    report: { kind, recordId, field, title: record?.title ?? '', outcome, error: error ?? null },
  };
}

function errorOf(
  { field, fingerprint, text, error }: FileText,
  record: TranslationDto | undefined,
  known: TranslatedTextDto | undefined,
): string | undefined {
  if (error) return error;
  if (!record) return 'This record no longer exists.';
  if (!known) return `This record has no text ${field}.`;
  if (!text) return undefined;
  if (known.fingerprint !== fingerprint)
    return 'The English has changed since the file was exported. Export it again and translate what changed.';
  return faultOf(known, text) ?? addressFault(known, text);
}

/** Programs that translate are fond of addresses too. */
function addressFault({ format, english }: TranslatedTextDto, text: string): string | undefined {
  if (format !== TextFormat.MARKDOWN) return undefined;
  const said = new Set(addressesIn(text));
  const lost = addressesIn(english).find((address) => !said.has(address));
  return lost && `The English text contains the address ${lost}. Keep it unchanged in the translation.`;
}

/** Of links and pictures. */
function addressesIn(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)/g)].map(([, address]) => address!);
}

function outcomeOf({ text }: FileText, known: TranslatedTextDto): ImportedTextOutcome {
  const isSame = !text || (text === known.text && known.state === TextState.CURRENT);
  return isSame ? ImportedTextOutcome.UNCHANGED : ImportedTextOutcome.CHANGED;
}

function faultsIn(refused: PlannedText[]) {
  return refused.map(({ report: { kind, recordId, field, title, error } }) => ({
    field: `${kind}.${recordId}.${field}`,
    message: `${title || `${kind} ${recordId}`}, ${field}: ${error}`,
  }));
}
