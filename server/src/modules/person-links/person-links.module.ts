import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonLink } from './person-link.entity.js';
import { PersonLinksService } from './person-links.service.js';

export { PersonLink } from './person-link.entity.js';
export { personLinkTexts } from './person-link-texts.js';
export {
  newMailboxLink,
  newRecordLink,
  type PersonLinkScope,
  PersonLinksService,
} from './person-links.service.js';

/** Links by which people without an account see, change and erase what the office has of them. */
@Module({
  imports: [TypeOrmModule.forFeature([PersonLink])],
  providers: [PersonLinksService],
  exports: [PersonLinksService],
})
export class PersonLinksModule {}
