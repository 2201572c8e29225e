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
