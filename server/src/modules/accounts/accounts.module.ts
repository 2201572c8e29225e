import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EmailConfirmations } from './email-confirmations.js';
import { User } from './user.entity.js';

export { accountTexts } from './account-texts.js';
export { NewPassword } from './password.decorator.js';
export { AfterConfirmation, EmailConfirmations } from './email-confirmations.js';
export { selectActiveOffice } from './active-office.js';
export { User } from './user.entity.js';
export { ReadingCalendar } from './account.enums.js';
export { UserRole } from './account.enums.js';
export { UserSource } from './account.enums.js';

/**
 * The table of accounts, below all who name one: sessions, the audit log, the trash, notifications. What is done with
 * accounts is the users' and auth's, above them.
 */
@Module({
  imports: [TypeOrmModule.forFeature([User])],
  providers: [EmailConfirmations],
  exports: [EmailConfirmations, TypeOrmModule],
})
export class AccountsModule {}
