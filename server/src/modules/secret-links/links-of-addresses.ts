import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import {
  DataSource,
  type EntitySubscriberInterface,
  type EntityTarget,
  Not,
  type ObjectLiteral,
  type UpdateEvent,
} from 'typeorm';
import { Discovered } from '../../common/discovery/discovered.js';
import { LinkPurpose } from './link-purpose.enum.js';
import type { LinkSubject } from './new-secret-link.js';
import { SecretLink } from './secret-link.entity.js';

/** Records whose links are mailed. */
interface Mailed {
  kind: LinkSubject['kind'];
  entity: EntityTarget<ObjectLiteral>;
  /** The property that holds the email address. */
  address: string;
}

/** Says that the links of a module's records are mailed to an address that may change. */
export const MailedLinks = DiscoveryService.createDecorator<Mailed>();

/**
 * Ends the links of a record when it gets another email address, in the transaction that saves it. They were mailed to
 * the former one, and would show its owner all that is stored with the new one. SQL that changes addresses must do so
 * itself.
 */
@Injectable()
export class LinksOfAddresses implements EntitySubscriberInterface<ObjectLiteral>, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly discovered: Discovered,
  ) {}

  /** Not before: TypeORM makes the list of subscribers anew when the data source is initialised. */
  onModuleInit(): void {
    this.dataSource.subscribers.push(this);
  }

  async afterUpdate({
    databaseEntity,
    entity,
    manager,
    metadata,
  }: UpdateEvent<ObjectLiteral>): Promise<void> {
    const mailed = this.discovered.classes(MailedLinks).find((each) => each.entity === metadata.target);
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
