import { ApiProperty, PickType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { type ClientKind, clientKinds } from '../../../common/record-kind.js';
import { TimelineEvent } from '../person.enums.js';

export class PersonTimelineQuery extends PickType(ListQuery, ['page', 'limit']) {}

/** Something that happened with a person. */
export class TimelineEventDto {
  what: TimelineEvent;

  /** When it happened, or will: of a meeting, when it begins. */
  at: Date;

  /** Of the record that it belongs to. */
  @ApiProperty({ enum: clientKinds, enumName: 'ClientKind' })
  kind: ClientKind;

  recordId: number;

  /** What the record is about. */
  recordTitle: string;

  /** In a line, where there is more to say than the record. */
  title: string | null;

  /** What was written, noted or paid by, or to whom a mail went. */
  text: string | null;

  /** Status of the record, of the payment, or of the mail: PENDING, SENT or FAILED. */
  state: string | null;

  /** Name of the account that did it; null for visitors. */
  actor: string | null;
}
