import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { hashToken } from '../../common/hash-token.js';
import { type Erased, Erasure } from '../../common/erasure/erasure.js';
import { Housekeeping } from '../../common/housekeeping/housekeeping.js';
import { removeOld } from '../../common/housekeeping/remove-old.js';
import { type ClientKind, clientKinds } from '../../common/record-kind.js';
import { PersonLink } from './person-link.entity.js';
import { personLinkTexts } from './person-link-texts.js';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** How long the link of a mail about a record is good. */
const recordGoodForMs = 60 * dayMs;
/** How long the link to all records of an address is good, which somebody asked for. */
const mailboxGoodForMs = 60 * minuteMs;
/** How long a page stays open to whoever entered a code. */
const codeGoodForMs = 30 * minuteMs;

/** Long enough to say of a link that its time is over, and not that there never was one. */
const keptFor = '30 days';

/** To what a link leads: a record, or all with its address. */
export type PersonLinkScope = Pick<PersonLink, 'subject' | 'recordId' | 'isMailbox' | 'canErase'>;

/** Links to what the office has of a person. Only their hashes are kept, so that nobody makes one out of the database. */
@Injectable()
export class PersonLinksService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly erasure: Erasure,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    const where = `expires_at < now() - interval '${keptFor}'`;
    this.housekeeping.add('links to what people sent, of long ago', () =>
      removeOld(this.dataSource, { table: 'person_links', where }),
    );
    this.erasure.add(forgetLinks);
  }

  /** Opens one record to whoever entered its code, for half an hour. @returns the token */
  async open(manager: EntityManager, subject: ClientKind, recordId: number): Promise<string> {
    const { token, link } = newLink({ subject, recordId, isMailbox: false, canErase: true }, codeGoodForMs);
    await manager.insert(PersonLink, link);
    return token;
  }

  /**
   * To what a link leads. It is good as often as one likes until its time is over.
   * @throws ApiException 404 for one that nobody gave out, and one whose time is over
   */
  async find(manager: EntityManager, token: string): Promise<PersonLinkScope> {
    const link = await manager.findOneBy(PersonLink, { tokenHash: hashToken(token) });
    if (!link) throw notFound(personLinkTexts.unknown);
    if (link.expiresAt <= new Date()) throw notFound(personLinkTexts.expired);
    return link;
  }
}

/** Links of records that nobody is known by any more lead nowhere. */
async function forgetLinks(manager: EntityManager, { subject, ids }: Erased): Promise<void> {
  const kind = clientKinds.find((each) => (each as string) === subject);
  if (!kind) return;
  await manager.delete(PersonLink, { subject: kind, recordId: In(ids) });
}

/** A link for a mail about a record, to that record, good for 60 days; still to be stored with the mail. */
export function newRecordLink(subject: ClientKind, recordId: number) {
  return newLink({ subject, recordId, isMailbox: false, canErase: false }, recordGoodForMs);
}

/** A link for a mail that was asked for, to all with the address of a record, good for an hour; still to be stored. */
export function newMailboxLink(subject: ClientKind, recordId: number) {
  return newLink({ subject, recordId, isMailbox: true, canErase: true }, mailboxGoodForMs);
}

function newLink(scope: PersonLinkScope, goodForMs: number) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + goodForMs);
  return { token, link: { ...scope, tokenHash: hashToken(token), expiresAt } };
}
