import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsEnum,
  IsInstance,
  Matches,
  ValidateNested,
} from 'class-validator';
import { type ClientKind, clientKinds } from '../../../common/record-kind.js';
import { RecordId } from '../../../common/validation/whole-number.decorator.js';
import type { PersonRecord } from '../person-records.js';
import { PersonMatch } from '../person.enums.js';

/** A list that somebody took along as a file. */
class PersonExportDto {
  /** Which list, and how many rows it had: "Inquiries, 42 rows". */
  list: string;

  madeAt: Date;

  /** Name of the account; null once that is gone. */
  madeBy: string | null;
}

/** What was made since the first record of a person and may hold them, out of reach of this server. */
export class PersonCopiesDto {
  /** Newest first. */
  exports: PersonExportDto[];

  /** When the backups of the schedule were made that are still kept, newest first. */
  @ApiProperty({ type: [String], format: 'date-time' })
  backups: Date[];
}

/** One record of a person. */
export class PersonRecordDto {
  @ApiProperty({ enum: clientKinds, enumName: 'ClientKind' })
  kind: ClientKind;

  /** Unique among those of its kind. */
  id: number;

  /** What it is about: subject, topic, or what the ordered design is called. */
  title: string;

  /** By which name it knows the person. */
  name: string;

  /** Of an inquiry, a consultation or an order, as their own calls say. */
  status: string;

  createdAt: Date;

  isInTrash: boolean;

  /** Why it is listed. PHONE is a suggestion: two people may share a phone. */
  foundBy: PersonMatch;

  static from(
    { kind, id, title, name, status, createdAt, deletedAt }: PersonRecord,
    foundBy: PersonMatch,
  ): PersonRecordDto {
    return { kind, id, title, name, status, createdAt, isInTrash: deletedAt !== null, foundBy };
  }
}

/** One person, as inquiries, consultations and orders name them. */
export class PersonDto {
  /** The names in their records, the newest first; records that have only the same phone do not count. */
  names: string[];

  /** Of the same records, the newest first. */
  emails: string[];

  /** Of the same records as they were entered, the newest first. */
  phones: string[];

  /** Newest first, those in the trash too. */
  records: PersonRecordDto[];

  /** When the person was taken out of the record that was requested. Nobody knows then which others there were. */
  erasedAt: Date | null;

  /** Whether an account has one of the emails. Erasing leaves it as it is: accounts are deleted by themselves. */
  hasAccount: boolean;

  copies: PersonCopiesDto;

  /** Changes with every record of the person; send it along to erase what you see. */
  state: string;
}

/** Out of how many records a person was taken, and what may hold them still. All 0 where nothing was left of them. */
export class ErasedPersonDto {
  inquiries: number;

  consultations: number;

  orders: number;

  copies: PersonCopiesDto;
}

const mostRecords = 1000;

/** A record of a person. */
export class ChosenRecordDto {
  @IsEnum(clientKinds, { message: `$property must be one of ${clientKinds.join(', ')}.` })
  @ApiProperty({ enum: clientKinds, enumName: 'ClientKind' })
  kind: ClientKind;

  /** Unique among those of its kind. */
  @RecordId()
  id: number;
}

/** The records whose personal data is deleted. */
export class ErasePersonDto {
  /** What `GET /people/{kind}/{id}` said. Where it says something else by now, nothing is erased. */
  @Matches(/^[0-9a-f]{64}$/, { message: 'state must be what GET /people/{kind}/{id} answered.' })
  @ApiProperty({ pattern: '^[0-9a-f]{64}$' })
  state: string;

  /** Chosen from `records` of the same answer; no other record is changed. */
  @ArrayMaxSize(mostRecords, { message: `records must have at most ${mostRecords} entries.` })
  @ArrayMinSize(1, { message: 'Choose at least one record.' })
  @IsArray({ message: 'records must be a list.' })
  @ValidateNested({ each: true })
  @IsInstance(ChosenRecordDto, { each: true, message: 'Each of records must be an object.' })
  @Type(() => ChosenRecordDto)
  @ApiProperty({ type: [ChosenRecordDto], minItems: 1, maxItems: mostRecords })
  records: ChosenRecordDto[];
}
