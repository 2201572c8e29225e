import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RecordKind } from '../../common/record-kind.js';
import { type User, UserRole } from '../accounts/accounts.module.js';
import { MailOutbox } from '../mail/mail.module.js';
import { NotificationSubject } from '../notifications/notifications.module.js';
import { LinkPurpose, SecretLinksService } from '../secret-links/secret-links.module.js';

/** Letters with a link that is good once, and what the link is good for. */
const purposes = {
  invitation: LinkPurpose.INVITATION,
  'password-link': LinkPurpose.PASSWORD,
  'email-confirmation': LinkPurpose.EMAIL,
} as const;

/** Letters to the owners of accounts. */
@Injectable()
export class AccountLetters {
  constructor(
    private readonly links: SecretLinksService,
    private readonly mails: MailOutbox,
  ) {}

  /**
   * Writes a letter with a new link, in the transaction that it belongs to.
   * @param isLimited whether anybody can have it sent to the address of somebody else
   */
  async send(
    manager: EntityManager,
    user: User,
    kind: keyof typeof purposes,
    { isLimited }: { isLimited: boolean },
  ): Promise<void> {
    const link = { ...subjectOf(user.id), email: user.email, purpose: purposes[kind] };
    const token = await this.links.create(manager, link);
    await this.mails.add(manager, {
      ...addressed(user),
      toVisitor: { kind, token, isStaff: isStaff(user) },
      isLimited,
    });
  }

  /** Welcomes an account that somebody made for themselves, with a link that confirms its address; staff get a mail. */
  async welcome(manager: EntityManager, user: User): Promise<void> {
    const link = { ...subjectOf(user.id), email: user.email, purpose: LinkPurpose.EMAIL };
    const token = await this.links.create(manager, link);
    await this.mails.add(manager, {
      ...addressed(user),
      toVisitor: { kind: 'account-welcome', token, isStaff: isStaff(user) },
      toStaff: { kind: 'new-account', address: user.address },
    });
  }

  /** Asks both addresses whether the one shall take the other's place; what was requested before is given up. */
  async askForEmail(manager: EntityManager, user: User, newEmail: string): Promise<void> {
    await this.giveUpEmail(manager, user.id);
    const link = { ...subjectOf(user.id), email: newEmail };
    const former = await this.links.create(manager, { ...link, purpose: LinkPurpose.FORMER_EMAIL });
    const next = await this.links.create(manager, { ...link, purpose: LinkPurpose.NEW_EMAIL });
    await this.mails.add(manager, {
      ...addressed(user),
      toVisitor: { kind: 'former-email', token: former, isStaff: isStaff(user), newEmail },
    });
    await this.mails.add(manager, {
      ...addressed(user, newEmail),
      toVisitor: { kind: 'new-email', token: next, isStaff: isStaff(user) },
      isLimited: true,
    });
  }

  /** The address stays as it is, even if both agree. */
  async giveUpEmail(manager: EntityManager, userId: number): Promise<void> {
    const purposes = [LinkPurpose.FORMER_EMAIL, LinkPurpose.NEW_EMAIL];
    await this.links.revoke(manager, subjectOf(userId), purposes);
  }
}

function subjectOf(recordId: number) {
  return { kind: RecordKind.USER, recordId };
}

function isStaff({ role }: User): boolean {
  return role !== UserRole.USER;
}

function addressed({ id, name, email, language }: User, recipient = email) {
  return {
    record: { subject: NotificationSubject.USER, id, name, about: email },
    visitor: { name, email: recipient, phone: null, language },
  };
}
