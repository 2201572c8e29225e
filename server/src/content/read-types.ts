import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { asDeclared } from '../common/fields/as-declared.js';
import { pick, type ReadName, ReadType } from '../common/fields/dto-types.js';
import { PublicPictureDto } from './pictures/dto/picture.dto.js';
import { PublicationState } from './publishing/publication-state.enum.js';

interface InLanguage {
  fallbacks: string[];
}

interface WithPictures extends InLanguage {
  pictures: PublicPictureDto[];
}

/** A DTO that knows which columns of a record it reads, and takes them from a row that was read in a language. */
type PublicDto<Entity, Name extends keyof Entity, Read> = Type<Pick<Entity, Name> & Read> & {
  fields: readonly Name[];
  from(row: Pick<Entity, Name> & Read): Pick<Entity, Name> & Read;
};

const fallbacks: ApiPropertyOptions = {
  type: [String],
  description: 'Names of the texts that are in English because they are not translated.',
};
const pictures: ApiPropertyOptions = {
  type: [PublicPictureDto],
  description: 'What there is to know of these pictures, in no order; nothing of one that lies elsewhere.',
};

/** What visitors read of a record, as `readTexts` reads it: these of its columns. */
export function PublicTextsType<Entity extends object, Name extends ReadName<Entity>>(
  entity: Type<Entity>,
  names: readonly Name[],
): PublicDto<Entity, Name, InLanguage> {
  return asDeclared(withOthers(ReadType(entity, names), { fallbacks }));
}

/** The same with pictures, as `readContent` reads it. */
export function PublicType<Entity extends object, Name extends ReadName<Entity>>(
  entity: Type<Entity>,
  names: readonly Name[],
): PublicDto<Entity, Name, WithPictures> {
  return asDeclared(withOthers(ReadType(entity, names), { fallbacks, pictures }));
}

interface WithPublication {
  publication: PublicationState;
}

/** What staff read of a record in a list: whether visitors see it and what it waits for, too. */
export function ListedType<Row, Dto extends object>(
  staff: Type<Dto> & { from(row: Row): Dto },
): Type<Dto & WithPublication> & { from(row: Row & WithPublication): Dto & WithPublication } {
  class Listed extends (staff as Type<object>) {
    static from(row: Row & WithPublication): Dto & WithPublication {
      return { ...staff.from(row), publication: row.publication };
    }
  }
  const description = 'Whether visitors see it, and what it waits for.';
  ApiProperty({ enum: PublicationState, enumName: 'PublicationState', description })(
    Listed.prototype,
    'publication',
  );
  return asDeclared(Listed);
}

function withOthers(
  read: Type<object> & { fields: readonly string[] },
  others: Record<string, ApiPropertyOptions>,
): Type<object> {
  const names = [...read.fields, ...Object.keys(others)];
  class Public extends read {
    static from(row: Record<string, unknown>): object {
      return pick(row, names);
    }
  }
  for (const [name, options] of Object.entries(others)) ApiProperty(options)(Public.prototype, name);
  return Public;
}
