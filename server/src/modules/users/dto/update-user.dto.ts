import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { CreateUserDto } from './create-user.dto.js';

/** What staff may change of an account; what is left out stays. */
export class UpdateUserDto extends PartialType(CreateUserDto, { skipNullProperties: false }) {
  @IsOptional()
  @IsBoolean({ message: 'isActive must be true or false.' })
  @ApiProperty({ type: Boolean, required: false })
  isActive?: boolean;

  @BasedOnVersion()
  version?: number;
}
