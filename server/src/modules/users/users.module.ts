import { Module } from '@nestjs/common';
import { measureWork } from '../../common/bounded-work.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ActivityModule } from '../activity/activity.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { hashing } from './password.js';
import { UsersController } from './users.controller.js';
import { UsersWriterService } from './users-writer.service.js';
import { UsersService } from './users.service.js';

export { AccountDto } from './dto/account.dto.js';
export { UserDto } from './dto/user.dto.js';
export { hashPassword, verifyPassword } from './password.js';
export { UsersWriterService } from './users-writer.service.js';
export { UsersService } from './users.service.js';

/** Accounts of staff and visitors. */
@Module({
  imports: [AccountsModule, ActivityModule, SessionsModule],
  controllers: [UsersController],
  providers: [UsersService, UsersWriterService],
  exports: [UsersService, UsersWriterService],
})
export class UsersModule {
  constructor(metrics: Metrics) {
    metrics.add(...measureWork('passwords', hashing));
  }
}
