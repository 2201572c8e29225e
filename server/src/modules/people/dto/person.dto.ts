import { ApiProperty } from '@nestjs/swagger';
import { type ClientKind, clientKinds } from '../../../common/record-kind.js';
import { PersonMatch } from '../person-match.enum.js';
import type { PersonRecord } from '../person-records.js';
import { PersonCopiesDto } from './person-copies.dto.js';

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
