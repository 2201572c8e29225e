import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntitySubscriberInterface,
  type EntityTarget,
  Not,
  type ObjectLiteral,
  type UpdateEvent,
} from 'typeorm';
import { LinkPurpose } from './link-purpose.enum.js';
import type { LinkSubject } from './new-secret-link.js';
import { SecretLink } from './secret-link.entity.js';

interface Mailed<Entity> {
  kind: LinkSubject['kind'];
  entity: EntityTarget<Entity>;
  /** The property that holds the email address. */
  address: keyof Entity & string;
}

/**
 * Ends the links of a record when it gets another email address, in the transaction that saves it. They were mailed to
 * the former one, and would show its owner all that is stored with the new one. SQL that changes addresses must do so
 * itself.
 */
@Injectable()
export class LinksOfAddresses implements EntitySubscriberInterface<ObjectLiteral> {
  readonly #mailed = new Map<unknown, Mailed<ObjectLiteral>>();

  constructor(dataSource: DataSource) {
    dataSource.subscribers.push(this);
  }

  /** To be called while the application starts. */
  add<Entity extends ObjectLiteral>(mailed: Mailed<Entity>): void {
    this.#mailed.set(mailed.entity, mailed as Mailed<ObjectLiteral>);
  }

  async afterUpdate({
    databaseEntity,
    entity,
    manager,
    metadata,
  }: UpdateEvent<ObjectLiteral>): Promise<void> {
    const mailed = this.#mailed.get(metadata.target);
    if (!mailed || !databaseEntity || !entity) return;
    const { kind, address } = mailed;
    if (entity[address] === undefined || isSame(databaseEntity[address], entity[address])) return;
    // Links to files are handed out for a code, not mailed.
    const purpose = Not(LinkPurpose.DOWNLOAD);
    await manager.delete(SecretLink, { kind, recordId: databaseEntity['id'] as number, purpose });
  }
}

function isSame(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}
