import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Like, Repository } from 'typeorm';
import { RecordKind } from '../../common/record-kind.js';
import { FormerAddress } from './former-address.entity.js';

/** Who had which address before. An address that a record has now is requested first: it goes before a former one. */
@Injectable()
export class FormerAddressesService {
  constructor(@InjectRepository(FormerAddress) private readonly addresses: Repository<FormerAddress>) {}

  /** @returns the id of the record that had the address last; null where none did */
  async recordOf(kind: RecordKind, slug: string): Promise<number | null> {
    return (await this.addresses.findOneBy({ kind, slug }))?.recordId ?? null;
  }

  /** Former addresses that a name made from a title shall not take by accident; the caller for one by name gets it. */
  async like(manager: EntityManager, kind: RecordKind, base: string): Promise<string[]> {
    const where = [
      { kind, slug: base },
      { kind, slug: Like(`${base}-%`) },
    ];
    return (await manager.findBy(FormerAddress, where)).map(({ slug }) => slug);
  }
}
