import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountLink } from './account-link.entity.js';
import { AccountLinksService } from './account-links.service.js';

export { AccountLink } from './account-link.entity.js';
export { accountLinkTexts } from './account-link-texts.js';
export { AccountLinksService } from './account-links.service.js';
export { LinkPurpose } from './link-purpose.enum.js';
export { LinkToken, TakesLink } from './link-token.decorator.js';

/** Links by mail, good once, with which the owner of an account shows who they are. */
@Module({
  imports: [TypeOrmModule.forFeature([AccountLink])],
  providers: [AccountLinksService],
  exports: [AccountLinksService],
})
export class AccountLinksModule {}
