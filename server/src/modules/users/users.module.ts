import { Module } from '@nestjs/common';
import { measureWork } from '../../common/bounded-work.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { ContentModule } from '../../content/content.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SecretLinksModule } from '../secret-links/secret-links.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountLetters } from './account-letters.js';
import { hashing } from './password.js';
import { UserAccessService } from './user-access.service.js';
import { UserInvitationsService } from './user-invitations.service.js';
import { UserRemovalService } from './user-removal.service.js';
import { UserWorkController } from './user-work.controller.js';
import { UserWorkService } from './user-work.service.js';
import { UsersWriterService } from './users-writer.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

export { AccountLetters } from './account-letters.js';
export { AccountDto } from './dto/user.dto.js';
export { UserDto } from './dto/user.dto.js';
export { hashPassword, verifyPassword } from './password.js';
export { UsersWriterService } from './users-writer.service.js';
export { UsersService } from './users.service.js';

/** Accounts of staff and visitors. */
@Module({
  imports: [AccountsModule, ContentModule, MailModule, SecondFactorModule, SecretLinksModule, SessionsModule],
  controllers: [UsersController, UserWorkController],
  providers: [
    AccountLetters,
    UserAccessService,
    UserInvitationsService,
    UserRemovalService,
    UserWorkService,
    UsersService,
    UsersWriterService,
  ],
  exports: [AccountLetters, UsersService, UsersWriterService],
})
export class UsersModule {
  constructor(metrics: Metrics) {
    metrics.add(...measureWork('passwords', hashing));
  }
}
