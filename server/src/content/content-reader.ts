import { Injectable } from '@nestjs/common';
import { EntityManager, type FindOptionsOrder } from 'typeorm';
import { notFound } from '../common/errors/api-exception.js';
import type { WrittenRecord, WrittenType } from './content-writer.js';

/** How staff read records of one kind; each kind is a class with its `type`, its `order` and what visitors read. */
@Injectable()
export abstract class ContentReader<Entity extends WrittenRecord, Dto extends object> {
  protected abstract readonly type: WrittenType<Entity, Dto>;
  protected abstract readonly order: FindOptionsOrder<Entity>;

  constructor(protected readonly manager: EntityManager) {}

  /** All, hidden ones too. */
  async listForStaff(): Promise<Dto[]> {
    const records = await this.manager.find(this.type.entity, { order: this.order });
    return records.map((record) => this.type.toDto(record));
  }

  /** @throws ApiException 404 */
  async findForStaff(id: number): Promise<Dto> {
    const record = await this.manager.findOne(this.type.entity, { where: { id } as object });
    if (!record) throw notFound(this.type.notFound);
    return this.type.toDto(record);
  }
}
