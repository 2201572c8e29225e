import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { User } from './user.entity.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

export { UserDto } from './dto/user.dto.js';
export { hashPassword, verifyPassword } from './password.js';
export { User } from './user.entity.js';
export { UserRole } from './user-role.enum.js';
export { UserSource } from './user-source.enum.js';
export { UsersService } from './users.service.js';

/** Accounts of staff and visitors. */
@Module({
  imports: [TypeOrmModule.forFeature([User]), ActivityModule, SessionsModule],
  controllers: [UsersController],
  providers: [UsersService],
  exports: [UsersService],
})
export class UsersModule {}
