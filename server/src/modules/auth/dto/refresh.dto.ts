import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class RefreshDto {
  /** The newest refresh token of the session. */
  @ApiProperty({ maxLength: 200 })
  @MaxLength(200, { message: 'refreshToken must have at most 200 characters.' })
  @IsString({ message: 'refreshToken is required.' })
  refreshToken: string;
}
