import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

export { User } from './user.entity.js';
export { UserDto } from './dto/user.dto.js';
export { UserRole } from './user-role.enum.js';
export { UserSource } from './user-source.enum.js';
export { UsersService } from './users.service.js';

/** Accounts of staff and visitors. */
@Module({
  imports: [TypeOrmModule.forFeature([User])],
  providers: [UsersService],
  exports: [UsersService],
})
export class UsersModule {}
