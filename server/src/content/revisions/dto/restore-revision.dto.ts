import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';

/** What a restore is based on. */
export class RestoreRevisionDto {
  /** The version that the record has now, as the caller has seen it: where it has another one, 409. */
  @IsInt({ message: 'version must be a whole number.' })
  @Min(1, { message: 'version must be 1 or more.' })
  @ApiProperty({ type: 'integer', minimum: 1 })
  version: number;
}
