import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { RecordWriter, setColumns, TrashService } from '../../content/content.module.js';
import type { DesignOrder } from './design-order.entity.js';
import type { UpdateDesignOrderDto } from './dto/create-design-order.dto.js';
import { DesignOrderDto } from './dto/design-order.dto.js';
import { orderType } from './order.content-type.js';

/** What staff change: orders. */
@Injectable()
export class OrdersWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly trash: TrashService,
    private readonly idempotency: IdempotencyService,
  ) {}

  update(id: number, { version, ...changes }: UpdateDesignOrderDto, caller: Caller): Promise<DesignOrderDto> {
    const change = { id, version, ...setColumns<DesignOrder>(changes) };
    return this.dataSource.transaction(async (manager) =>
      DesignOrderDto.from(await this.records.change(manager, orderType, change, caller)),
    );
  }

  /** Moves an order to the trash. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction((manager) => this.trash.remove(manager, orderType, id, caller));
  }

  /** Takes an order out of the trash as it was. @throws ApiException 404 when it is not there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<DesignOrderDto> {
    return this.idempotency.runOnce(request, async (manager) =>
      DesignOrderDto.from(await this.trash.restore(manager, orderType, id, caller)),
    );
  }
}
