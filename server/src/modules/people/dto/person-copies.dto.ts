import { ApiProperty } from '@nestjs/swagger';

/** A list that somebody took along as a file. */
export class PersonExportDto {
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
