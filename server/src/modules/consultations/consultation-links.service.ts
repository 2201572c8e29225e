import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { hashToken } from '../../common/hash-token.js';
import { Housekeeping } from '../../common/housekeeping/housekeeping.js';
import { removeOld } from '../../common/housekeeping/remove-old.js';
import { ConsultationLink } from './consultation-link.entity.js';
import { consultationTexts } from './consultation-texts.js';
import type { Consultation } from './consultation.entity.js';
import { isArranged } from './consultation.enums.js';

/** How long a link is good that leads to what has no time yet. */
const goodForMs = 60 * 24 * 60 * 60 * 1000;

/** Long enough to say of a link that its time is over, and not that there never was one. */
const keptFor = '30 days';

/** Links by which clients move and cancel. Only their hashes are kept, so that nobody makes one out of the database. */
@Injectable()
export class ConsultationLinksService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    const where = `expires_at < now() - interval '${keptFor}'`;
    this.housekeeping.add('links to consultations of long ago', () =>
      removeOld(this.dataSource, { table: 'consultation_links', where }),
    );
  }

  /** Makes a link in the transaction that writes the mail. Those before it stay good: their mails may arrive later. @returns its token */
  async issue(manager: EntityManager, consultation: Linked): Promise<string> {
    const { token, link } = newLink(consultation);
    await manager.insert(ConsultationLink, link);
    return token;
  }

  /**
   * What a link is to.
   * @throws ApiException 404 for one that nobody gave out, one that was used and one whose time is over
   */
  async find(manager: EntityManager, token: string): Promise<ConsultationLink> {
    const link = await manager.findOneBy(ConsultationLink, { tokenHash: hashToken(token) });
    if (!link) throw notFound(consultationTexts.linkUnknown);
    if (link.usedAt) throw notFound(consultationTexts.linkUsed);
    if (link.expiresAt <= new Date()) throw notFound(consultationTexts.linkExpired);
    return link;
  }

  /** Uses up all links to a consultation, whose row has to be locked: of two who use them at once, one does. */
  async useUp(manager: EntityManager, consultationId: number): Promise<void> {
    await manager.update(ConsultationLink, { consultationId, usedAt: IsNull() }, { usedAt: new Date() });
  }
}

type Linked = Pick<Consultation, 'id'> & Partial<Pick<Consultation, 'status' | 'scheduledAt'>>;

/**
 * A link that is still to be stored. One to a meeting is good until it begins; a request may still have the time of a
 * meeting that was called off.
 */
export function newLink({ id, status, scheduledAt }: Linked) {
  const token = randomBytes(32).toString('base64url');
  const begins = status && isArranged({ status }) ? scheduledAt : null;
  const expiresAt = begins ?? new Date(Date.now() + goodForMs);
  return { token, link: { tokenHash: hashToken(token), consultationId: id, expiresAt } };
}
