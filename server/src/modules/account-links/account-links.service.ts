import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import type { TranslatedText } from '../../common/errors/sentence.js';
import { hashToken } from '../../common/hash-token.js';
import { Housekeeping } from '../../common/housekeeping/housekeeping.js';
import { removeOld } from '../../common/housekeeping/remove-old.js';
import { AccountLink } from './account-link.entity.js';
import { accountLinkTexts } from './account-link-texts.js';
import { LinkPurpose } from './link-purpose.enum.js';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** How long a link is good, in milliseconds. */
const goodFor: Record<LinkPurpose, number> = {
  [LinkPurpose.PASSWORD]: 30 * minuteMs,
  [LinkPurpose.INVITATION]: 7 * dayMs,
  [LinkPurpose.EMAIL]: 7 * dayMs,
  [LinkPurpose.FORMER_EMAIL]: dayMs,
  [LinkPurpose.NEW_EMAIL]: dayMs,
};

/** Long enough to say of a link that it was used, and not that there never was one. */
const keptFor = '30 days';

/** The form of every token: 32 random bytes, base64url. */
export const linkTokenPattern = '^[\\w-]{43}$';

type NewLink = Pick<AccountLink, 'purpose' | 'userId' | 'email'>;

/** Links that are sent by mail. Only their hashes are kept, so that nobody makes one out of the database. */
@Injectable()
export class AccountLinksService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    const where = `expires_at < now() - interval '${keptFor}'`;
    this.housekeeping.add('links of long ago', () =>
      removeOld(this.dataSource, { table: 'account_links', where }),
    );
  }

  /** Makes a link in the transaction that writes the mail. Those before it stay good: their mails may arrive later. @returns its token */
  async issue(manager: EntityManager, link: NewLink): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + goodFor[link.purpose]);
    await manager.insert(AccountLink, { ...link, tokenHash: hashToken(token), expiresAt });
    return token;
  }

  /**
   * Uses a link up, and with it the others of its account that are for the same; of two who use it at once, one does.
   * @param purposes what it has to be good for
   * @throws ApiException 404 for any other, one that was used and one whose time is over
   */
  async use(manager: EntityManager, token: string, purposes: LinkPurpose[]): Promise<AccountLink> {
    const tokenHash = hashToken(token);
    const { affected } = await manager.update(
      AccountLink,
      { tokenHash, purpose: In(purposes), ...stillGood() },
      { usedAt: new Date() },
    );
    const link = await manager.findOneBy(AccountLink, { tokenHash, purpose: In(purposes) });
    if (!link || affected !== 1) throw notFound(whyNot(link));
    await manager.delete(AccountLink, { userId: link.userId, purpose: link.purpose, usedAt: IsNull() });
    return link;
  }

  /** Makes links void; nothing says any more that they were used. */
  async withdraw(manager: EntityManager, userId: number, purposes: LinkPurpose[]): Promise<void> {
    await manager.delete(AccountLink, { userId, purpose: In(purposes) });
  }

  /** The newest link of an account that is still good, or was used within its time. */
  findGood(manager: EntityManager, userId: number, purpose: LinkPurpose): Promise<AccountLink | null> {
    return manager.findOne(AccountLink, {
      where: { userId, purpose, expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC' },
    });
  }
}

function stillGood() {
  return { usedAt: IsNull(), expiresAt: MoreThan(new Date()) };
}

function whyNot(link: AccountLink | null): TranslatedText {
  if (!link) return accountLinkTexts.unknown;
  return link.usedAt ? accountLinkTexts.used : accountLinkTexts.expired;
}
