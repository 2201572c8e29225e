import { TextDecoder } from 'node:util';
import xliff, { type Xliff, type XliffUnit, type XliffValue } from 'xliff';
import { validationError } from '../../common/errors/api-exception.js';
import {
  SiteLanguage,
  type TranslatedLanguage,
  translatedLanguages,
} from '../../common/language/site-language.enum.js';
import { RecordKind, translatableKinds } from '../../common/record-kind.js';
import type { TranslationDto } from './dto/translation.dto.js';
import { TextState } from './translation-state.enum.js';

/** Tags around all texts, and for each of them. */
const tagsOfFile = 1000;
const tagsOfText = 20;
const deepest = 32;
/** In characters. */
const longestTag = 2000;
/** Texts of a file. */
const mostUnits = 20_000;
const firstTag = '<file';
const lastTag = '</xliff>';

/** A text as a file has it. */
export interface FileText {
  kind: RecordKind;
  recordId: number;
  field: string;
  fingerprint: string;
  /** Undefined where the file has none that can be read. */
  text: string | undefined;
  /** Why it cannot be used. */
  error?: string;
}

/**
 * Texts of records as XLIFF 2, for a translator's own program, made while it is sent.
 * @param batches of records, each with a part of the file to itself
 */
export async function* writeTranslations(
  language: TranslatedLanguage,
  batches: AsyncIterable<TranslationDto[]>,
): AsyncGenerator<string> {
  const languages = { sourceLanguage: SiteLanguage.en, targetLanguage: language };
  let number = 0;
  for await (const records of batches) {
    const resources = unitsOf(records, (number += 1));
    const document = await xliff.js2xliff({ ...languages, resources });
    const [from, to] = [document.indexOf(firstTag), document.lastIndexOf(lastTag)];
    yield document.slice(number === 1 ? 0 : from, to);
  }
  yield number === 0 ? await xliff.js2xliff({ ...languages, resources: {} }) : lastTag;
}

/** @param number keeps the names of the parts apart */
function unitsOf(records: TranslationDto[], number: number): NonNullable<Xliff['resources']> {
  const resources: NonNullable<Xliff['resources']> = {};
  for (const { kind, recordId, title, texts } of records) {
    const units = (resources[number === 1 ? kind : `${kind}-${number}`] ??= {});
    for (const { field, english, fingerprint, text, state } of texts) {
      if (state === TextState.EMPTY) continue;
      units[`${kind}-${recordId}-${field}-${fingerprint}`] = {
        source: english,
        ...(text !== null && { target: text }),
        note: `${title}: ${field}${state === TextState.OUTDATED ? '. The English has changed since it was translated.' : ''}`,
        // Line breaks mean something in articles and lists, and a text comes back whole.
        additionalAttributes: { 'xml:space': 'preserve', canResegment: 'no' },
      };
    }
  }
  return resources;
}

/**
 * Reads such a file as it comes back.
 * @throws ApiException 400 where it is none, or not in one of the site's languages
 */
export async function readTranslations(
  bytes: Buffer | undefined,
): Promise<{ language: TranslatedLanguage; texts: FileText[] }> {
  const { sourceLanguage, targetLanguage, resources } = await parse(textOf(bytes));
  if (!resources) refuse('This is not an XLIFF 2 file.');
  const language = translatedLanguages.find((code) => code === targetLanguage);
  if (sourceLanguage !== 'en' || !language) {
    const said = `from "${shorten(sourceLanguage)}" into "${shorten(targetLanguage)}"`;
    refuse(`The file is ${said}: it must be from "en" into one of ${translatedLanguages.join(', ')}.`);
  }
  const units = Object.values(resources).flatMap((file) => Object.entries(file));
  if (units.length > mostUnits)
    refuse(`The file has ${units.length} texts; at most ${mostUnits} can be imported at once.`);
  if (units.length === 0) refuse('The file has no texts.');
  return { language, texts: units.map(([id, unit]) => readUnit(id, unit)) };
}

function readUnit(id: string, { target, groupUnits }: XliffUnit): FileText {
  const [, kind, recordId = '', field, fingerprint] =
    /^([a-z]+(?:-[a-z]+)*)-([1-9]\d{0,8})-(\w+)-([0-9a-f]{32})$/.exec(id) ?? [];
  const known = translatableKinds.find((each) => each === kind);
  if (!known || groupUnits)
    refuse(`The unit "${shorten(id)}" is not from an export of this site. Keep the ids unchanged.`);
  const place = { kind: known, recordId: Number(recordId), field: field!, fingerprint: fingerprint! };
  if (!isPlain(target))
    return { ...place, text: undefined, error: 'It contains elements. Use plain text only.' };
  return { ...place, text: target?.replace(/\r\n?/g, '\n').trim() };
}

function isPlain(value: XliffValue): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

async function parse(text: string): Promise<Xliff> {
  refuseHeavy(text);
  try {
    return await xliff.xliff2js(text);
  } catch (error) {
    // Says line and column where the markup is wrong.
    const [reason = ''] = (error as Error).message.split('\nChar: ');
    refuse(`The file cannot be read as XLIFF 2: ${shorten(reason.replaceAll('\n', ', '), 200)}`);
  }
}

/** Before it is parsed, which keeps the server from everybody else: an export has about ten tags for each text. */
function refuseHeavy(text: string): void {
  const texts = text.split('<unit').length - 1;
  const most = tagsOfFile + tagsOfText * texts;
  let [tags, depth] = [0, 0];
  for (const [tag, closing, empty] of text.matchAll(/<(\/?)[^>]*?(\/?)>/g)) {
    tags += 1;
    depth += closing ? -1 : empty || /^<[!?]/.test(tag) ? 0 : 1;
    if (tags > most || depth > deepest || tag.length > longestTag) {
      refuse('The file has more markup than its export. Change only the texts.');
    }
  }
}

function textOf(bytes: Buffer | undefined): string {
  if (!bytes?.length) refuse('Choose an XLIFF file.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    refuse('The file is not in UTF-8.');
  }
}

/** Of a stranger's file, in bounds. */
function shorten(text = '', most = 60): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

function refuse(message: string): never {
  throw validationError([{ field: 'file', message }]);
}
