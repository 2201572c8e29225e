import { ApiProperty } from '@nestjs/swagger';
import { type ClientKind, clientKinds } from '../../../common/record-kind.js';
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

  static from({ kind, id, title, name, status, createdAt, deletedAt }: PersonRecord): PersonRecordDto {
    return { kind, id, title, name, status, createdAt, isInTrash: deletedAt !== null };
  }
}

/** One person, as inquiries, consultations and orders name them. */
export class PersonDto {
  /** In which names their records know them, the newest first. */
  names: string[];

  /** Theirs, the newest first. */
  emails: string[];

  /** As they were entered, the newest first. */
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
