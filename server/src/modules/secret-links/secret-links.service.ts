import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, MoreThan, Repository } from 'typeorm';
import { type Erased, EraseStep } from '../../common/erasure/erasure.js';
import { conflict } from '../../common/errors/api-exception.js';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import type { RecordKind } from '../../common/record-kind.js';
import { hashToken } from '../../common/sealing.js';
import { LinkPurpose } from './link-purpose.enum.js';
import { linkRefusal } from './link-refusal.js';
import { linkTerms } from './link-terms.js';
import { type LinkSubject, type NewSecretLink, newSecretLink } from './new-secret-link.js';
import { oneOfASubject, SecretLink } from './secret-link.entity.js';

/** Long enough to answer that a link has expired, and not that there never was one. */
const retention = '30 days';

/** Of one record, at the same time. */
const mostLinks = 20;

/** A ticket is refused in one way, and there are many. */
const forgotten = [
  `expires_at < now() - interval '${retention}'`,
  `expires_at < now() AND purpose = '${LinkPurpose.TICKET}'`,
];

/** Links that work without signing in. Only hashes of their tokens are stored. */
@Injectable()
export class SecretLinksService {
  constructor(@InjectRepository(SecretLink) private readonly links: Repository<SecretLink>) {}

  @CleanupJob('expired links')
  async removeExpired(): Promise<void> {
    for (const where of forgotten) await removeOld(this.links, where);
  }

  @EraseStep('before')
  erase(manager: EntityManager, erased: Erased): Promise<void> {
    return revokeOfErased(manager, erased);
  }

  /** Makes a link, in the transaction that writes its mail. Earlier ones stay good. @returns its token */
  async create(manager: EntityManager, wanted: NewSecretLink): Promise<string> {
    const { token, link } = newSecretLink(wanted);
    await manager.insert(SecretLink, link);
    return token;
  }

  /**
   * Makes one more link of a record that is locked, so that several at once do not become too many.
   * @throws ApiException 409 where there are too many already
   */
  async add(manager: EntityManager, wanted: NewSecretLink): Promise<{ token: string; link: SecretLink }> {
    const links = await this.list(manager, wanted, wanted.purpose);
    if (links.length >= mostLinks)
      throw conflict(`This record already has ${mostLinks} links. Revoke one, then create a new one.`);
    const token = await this.create(manager, wanted);
    const [link] = await this.list(manager, wanted, wanted.purpose);
    return { token, link: link! };
  }

  /** Makes a link in place of the one before it, for a purpose of which a subject has one. @returns its token */
  async replace(manager: EntityManager, wanted: NewSecretLink, createdAt: Date): Promise<string> {
    const { token, link } = newSecretLink(wanted);
    await manager
      .createQueryBuilder()
      .insert()
      .into(SecretLink)
      .values({ ...link, createdAt })
      .orUpdate(['token_hash', 'created_at'], ['kind', 'record_id'], { indexPredicate: oneOfASubject })
      .execute();
    return token;
  }

  /**
   * Finds what a link opens, and uses nothing up.
   * @param purposes what it has to be good for
   * @throws ApiException as `linkRefusal` says, for any other, one that was used and one that has expired
   */
  async find(manager: EntityManager, token: string, purposes: LinkPurpose[]): Promise<SecretLink> {
    const which = { tokenHash: hashToken(token), purpose: In(purposes) };
    const link = await manager.findOneBy(SecretLink, which);
    if (!link) throw linkRefusal(purposes[0]!, 'unknown');
    if (link.usesLeft === 0) throw linkRefusal(link.purpose, 'used');
    if (link.expiresAt && link.expiresAt <= new Date()) throw linkRefusal(link.purpose, 'expired');
    return link;
  }

  /**
   * Uses a link once; of two who take its last use at once, one gets it.
   * @throws ApiException as `find` does
   */
  async use(manager: EntityManager, token: string, purposes: LinkPurpose[]): Promise<SecretLink> {
    const link = await this.find(manager, token, purposes);
    const { id, kind, recordId, purpose } = link;
    const which = linkTerms[purpose].isShared ? { kind, recordId, purpose } : { id };
    // One statement, so that two who use two shared links at once lock them in the same order.
    const { raw } = await manager
      .createQueryBuilder()
      .update(SecretLink)
      .set({ usesLeft: () => 'uses_left - 1' })
      .where({ ...which, usesLeft: MoreThan(0) })
      .returning('id')
      .execute();
    if (!(raw as { id: number }[]).some((used) => used.id === id)) throw linkRefusal(purpose, 'used');
    return link;
  }

  /** Counts that somebody read what a link opens. */
  async countOpening(id: number): Promise<void> {
    const opened = { openedCount: () => 'opened_count + 1', openedAt: () => 'now()' };
    await this.links.update({ id }, opened);
  }

  /** The links of a subject that have not expired, used ones too, the newest first. */
  list(manager: EntityManager, { kind, recordId }: LinkSubject, purpose: LinkPurpose): Promise<SecretLink[]> {
    const which = { kind, recordId, purpose };
    return manager.find(SecretLink, {
      where: [
        { ...which, expiresAt: IsNull() },
        { ...which, expiresAt: MoreThan(new Date()) },
      ],
      relations: { createdBy: true },
      order: { id: 'DESC' },
    });
  }

  /** Ends one link now; it is answered as one that has expired. */
  async expire(manager: EntityManager, id: number, purpose: LinkPurpose): Promise<void> {
    const now = new Date();
    await manager.update(SecretLink, { id, purpose, expiresAt: MoreThan(now) }, { expiresAt: now });
  }

  /** Revokes the links of a subject; nothing says any more that there were any. */
  async revoke(
    manager: EntityManager,
    { kind, recordId }: LinkSubject,
    purposes: LinkPurpose[],
  ): Promise<void> {
    await manager.delete(SecretLink, { kind, recordId, purpose: In(purposes) });
  }
}

/** Links of what is deleted, or of what names nobody any more, open nothing. */
async function revokeOfErased(manager: EntityManager, { subject, ids }: Erased): Promise<void> {
  await manager.delete(SecretLink, { kind: subject as RecordKind, recordId: In(ids) });
}
