import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { namedWork, type OpenWork } from '../../../common/open-work/open-work.js';
import { loggedKinds, type RecordKind } from '../../../common/record-kind.js';
import { largestId } from '../../../common/validation/path-param.decorator.js';

class OpenWorkRecordDto {
  id: number;

  title: string;
}

/** Records of one kind that an account has under way. */
export class OpenWorkDto implements OpenWork {
  @ApiProperty({ enum: loggedKinds, enumName: 'LoggedKind' })
  kind: RecordKind;

  /** All of them. */
  count: number;

  /** The first of them. */
  @ApiProperty({ type: [OpenWorkRecordDto], maxItems: namedWork })
  records: OpenWorkRecordDto[];

  /** Whether handing over gives them to the successor. */
  isHandedOver: boolean;
}

/** Who takes over what an account has under way. */
export class HandOverDto {
  /** An active account that can answer clients; null for nobody. */
  // Left out it is an error: nobody's by mistake would be work that is lost.
  @ValidateIf(({ successorId }: HandOverDto) => successorId !== null)
  @IsInt({ message: 'successorId must be the id of an account, or null for nobody.' })
  @Max(largestId)
  @Min(1)
  @ApiProperty({ type: 'integer', minimum: 1, maximum: largestId, nullable: true })
  successorId: number | null;
}
