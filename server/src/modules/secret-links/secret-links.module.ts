import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LinksOfAddresses } from './links-of-addresses.js';
import { SecretLink } from './secret-link.entity.js';
import { SecretLinksService } from './secret-links.service.js';

export { LinkPurpose, myRequestPurposes } from './link-purpose.enum.js';
export { LinksOfAddresses, MailedLinks } from './links-of-addresses.js';
export { linkRefusal } from './link-refusal.js';
export { linkTerms } from './link-terms.js';
export { LinkToken, TakesLink } from './link-token.decorator.js';
export { type LinkSubject, newSecretLink } from './new-secret-link.js';
export { selectLinksMade } from './select-links-made.js';
export { SecretLink } from './secret-link.entity.js';
export { SecretLinksService } from './secret-links.service.js';

/** All links that open something by a secret: one table, one list of terms, one set of texts. */
@Module({
  imports: [TypeOrmModule.forFeature([SecretLink])],
  providers: [LinksOfAddresses, SecretLinksService],
  exports: [LinksOfAddresses, SecretLinksService],
})
export class SecretLinksModule {}
