import type { SelectQueryBuilder } from 'typeorm';
import { asDeclared } from '../common/fields/as-declared.js';
import { pictureFieldsOf, translatedFieldsOf } from '../common/fields/field-info.js';
import type { SiteLanguage } from '../common/language/site-language.enum.js';
import { readRows } from '../common/pagination/plain-rows.js';
import type { ContentRecord, ContentType } from './content-type.js';
import type { PublicPictureDto } from './pictures/dto/picture.dto.js';
import { draftField } from './pictures/note-picture-uses.js';
import { picturesOf, sayPictures, type WithPictures } from './pictures/pictures-of.js';
import type { Revision } from './revisions/revision.entity.js';
import {
  inLanguage,
  sortedInLanguage,
  translationFor,
  type WithTranslation,
} from './translations/in-language.js';

type Known = Pick<ContentType, 'kind' | 'entity'>;

/** For whom records are read, and how. */
interface Reading<Others> {
  language: SiteLanguage;
  /** What is read in place of what the record says. */
  draft?: Revision | null;
  /** SQL by the name that its value gets; see `readRows`. */
  others?: Readonly<Record<keyof Others & string, string>>;
}

interface Read {
  /** Names of what is in English because there is nothing else. */
  fallbacks: string[];
  pictures: PublicPictureDto[];
}

/** Plain rows of a query in a language, with the pictures that they name. @param names of the fields that are read */
export async function readContent<
  Entity extends ContentRecord,
  Name extends keyof Entity & string,
  Others extends object = object,
>(
  builder: SelectQueryBuilder<Entity>,
  type: Known,
  names: readonly Name[],
  { language, draft, others }: Reading<Others>,
): Promise<(Pick<Entity, Name> & Others & Read & WithTranslation)[]> {
  const columns = {
    ...others,
    ...textsIn(builder.alias, type, names, language),
    ...picturesIn(builder, type, names, language, draft),
  };
  const rows = await readRows<Entity, Name, Others & WithTranslation & WithPictures>(
    builder,
    names,
    asDeclared(columns),
  );
  const read = rows.map((row) => {
    const said = { ...row, ...draft?.content };
    return sayPictures(inLanguage(said, language, asDeclared(translated(type, names))), language);
  });
  return asDeclared(read);
}

/** The same without pictures. @param others SQL by the name that its value gets */
export async function readTexts<
  Entity extends ContentRecord,
  Name extends keyof Entity & string,
  Others extends object = object,
>(
  builder: SelectQueryBuilder<Entity>,
  type: Known,
  names: readonly Name[],
  language: SiteLanguage,
  others?: Readonly<Record<keyof Others & string, string>>,
): Promise<(Pick<Entity, Name> & Others & Pick<Read, 'fallbacks'>)[]> {
  const columns = { ...others, ...textsIn(builder.alias, type, names, language) };
  const rows = await readRows<Entity, Name, WithTranslation & Others>(builder, names, asDeclared(columns));
  const read = rows.map((row) => inLanguage(row, language, asDeclared(translated(type, names))));
  return asDeclared(read);
}

/** What records are sorted by for a reader. @param sortColumn of the English, such as `project.title` */
export function sortColumnIn({ kind, entity }: Known, language: SiteLanguage, sortColumn: string): string {
  const names = translatedFieldsOf(entity).map(([name]) => name);
  return sortedInLanguage(kind, language, sortColumn, names);
}

/** Those of some fields that are translated. */
function translated({ entity }: Known, names: readonly string[]): string[] {
  return translatedFieldsOf(entity)
    .map(([name]) => name)
    .filter((name) => names.includes(name));
}

/** The texts of a row, without those that nobody requested. */
function textsIn(alias: string, type: Known, names: readonly string[], language: SiteLanguage) {
  const requested = translated(type, names);
  const leftOut = translatedFieldsOf(type.entity)
    .map(([name]) => name)
    .filter((name) => !requested.includes(name));
  return translationFor(type.kind, language, `${alias}.id`, leftOut);
}

/** The pictures that some fields of a row name; those of a text also in its translation. */
function picturesIn(
  builder: SelectQueryBuilder<ContentRecord>,
  { kind, entity }: Known,
  names: readonly string[],
  language: SiteLanguage,
  draft: Revision | null | undefined,
) {
  const metadata = builder.connection.getMetadata(entity);
  const naming = pictureFieldsOf(entity).filter((name) => names.includes(name));
  const columns = naming.map((name) => metadata.findColumnWithPropertyName(name)!.databaseName);
  const isText = translatedFieldsOf(entity).some(([name]) => naming.includes(name));
  return picturesOf(kind, language, `${builder.alias}.id`, [
    ...columns,
    ...(isText ? [`texts.${language}`] : []),
    ...(draft ? [draftField] : []),
  ]);
}
