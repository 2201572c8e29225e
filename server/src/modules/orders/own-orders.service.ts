import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { DesignOrder } from './design-order.entity.js';
import { OwnOrderDto } from './dto/tracked-order.dto.js';
import { withProject } from './order.content-type.js';
import { toTracked } from './tracked-orders.js';

/** What buyers see of their orders. */
@Injectable()
export class OwnOrdersService {
  /** Newest first. @param language of the titles of the designs */
  async find(manager: EntityManager, ids: number[], language: SiteLanguage): Promise<OwnOrderDto[]> {
    if (ids.length === 0) return [];
    const orders = await manager.find(DesignOrder, { where: { id: In(ids) }, order: { id: 'DESC' } });
    const own: OwnOrderDto[] = [];
    for (const order of orders) {
      const complete = await withProject(manager, order);
      own.push(OwnOrderDto.with(order, await toTracked(manager, complete, language)));
    }
    return own;
  }
}
