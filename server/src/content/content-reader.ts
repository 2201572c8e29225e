import type { FindOptionsOrder, Repository } from 'typeorm';
import { notFound } from '../common/errors/api-exception.js';
import type { WrittenRecord, WrittenType } from './written-type.js';

/** How staff read records of one kind; each kind is a class with its `type`, its `order` and what visitors read. */
export abstract class ContentReader<Entity extends WrittenRecord, Dto extends object> {
  protected abstract readonly type: WrittenType<Entity, Dto>;
  protected abstract readonly order: FindOptionsOrder<Entity>;

  constructor(protected readonly records: Repository<Entity>) {}

  /** All, hidden ones too. */
  async listForStaff(): Promise<Dto[]> {
    const records = await this.records.find({ order: this.order });
    return records.map((record) => this.type.toDto(record));
  }

  /** @throws ApiException 404 */
  async findForStaff(id: number): Promise<Dto> {
    const record = await this.records.findOneBy({ id } as object);
    if (!record) throw notFound(this.type.notFound);
    return this.type.toDto(record);
  }
}
