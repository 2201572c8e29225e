import { OmitType } from '@nestjs/swagger';
import { CreateUserDto } from './create-user.dto.js';

/** An account whose owner chooses the password. */
export class InviteUserDto extends OmitType(CreateUserDto, ['password']) {}
