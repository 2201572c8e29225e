import { formatDate, readingOf } from '@consultancy/shared/calendar';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, Repository } from 'typeorm';
import { BoundedWork, measureWork } from '../../common/bounded-work.js';
import { conflict, notFound } from '../../common/errors/api-exception.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { RecordKind } from '../../common/record-kind.js';
import { readTrackingCode } from '../../common/text/tracking-code.js';
import { textIn } from '../../content/content.module.js';
import { SettingsService } from '../settings/settings.module.js';
import { DesignOrder, totalOf } from './design-order.entity.js';
import type { ProForma, ProFormaLine } from './draw-pro-forma.js';
import { OrderChangeRequest } from './order-change-request.entity.js';
import { orderTexts } from './order-texts.js';
import { withProject } from './order.content-type.js';
import { OrderChangeStatus } from './order.enums.js';
import { proFormaWords } from './pro-forma-words.js';

/** The same grouping in all three languages. */
const grouped = new Intl.NumberFormat('en-US');

/** More than so many changes share one line, so that all of it stays on one page. */
const mostChangeLines = 3;

/** Offers by which orders are paid, as PDF. */
@Injectable()
export class ProFormasService {
  readonly #work = new BoundedWork({ atOnce: 1, waiting: 20 });

  constructor(
    @InjectRepository(DesignOrder) private readonly orders: Repository<DesignOrder>,
    private readonly settings: SettingsService,
    metrics: Metrics,
  ) {
    metrics.add(...measureWork('pro_formas', this.#work));
  }

  /**
   * For the buyer, in the language that they read.
   * @param typed the tracking code as the visitor typed it
   * @throws ApiException 404 without such an order, 409 where its price is on request
   */
  forBuyer(typed: string, language: SiteLanguage): Promise<Buffer> {
    const trackingCode = readTrackingCode(typed);
    return this.#draw(trackingCode === undefined ? undefined : { trackingCode }, language);
  }

  /** For staff, in the buyer's language. @throws ApiException as `forBuyer` */
  forStaff(id: number): Promise<Buffer> {
    return this.#draw({ id });
  }

  async #draw(where: FindOptionsWhere<DesignOrder> | undefined, requested?: SiteLanguage): Promise<Buffer> {
    const { manager } = this.orders;
    const found = where && (await this.orders.findOneBy(where));
    if (!found) throw notFound(orderTexts.notFound);
    const order = await withProject(manager, found);
    const { id, name, address, project, createdAt, isChange } = order;
    const total = totalOf(order);
    if (total === null) throw conflict(orderTexts.priceOnRequest);
    const language = requested ?? order.language;
    const said = (text: 'title' | 'packageContents' | 'licenceText') =>
      textIn(manager, language, RecordKind.PROJECT, project, text);
    const content: ProForma = {
      language,
      firm: await this.settings.letterhead(language),
      number: `PF-${String(id).padStart(5, '0')}`,
      date: formatDate(createdAt, readingOf(language)),
      orderedAt: createdAt,
      buyer: [name, address].filter((line) => line !== null),
      lines: await linesOf(manager, order, await said('title'), language),
      total: grouped.format(total),
      // Both are of the design, which was paid before.
      contents: isChange ? null : await said('packageContents'),
      licence: isChange ? null : await said('licenceText'),
    };
    // Comes with its first use, fonts and all.
    const { drawProForma } = await import('./draw-pro-forma.js');
    return this.#work.run(() => drawProForma(content));
  }
}

/** The design, and each change that is paid with it. */
async function linesOf(
  manager: EntityManager,
  { id, price, changesAmount, isChange }: DesignOrder,
  design: string,
  language: SiteLanguage,
): Promise<ProFormaLine[]> {
  const words = proFormaWords[language];
  const first = { text: isChange ? words.changeOf(design) : design, amount: grouped.format(price!) };
  const where = { orderId: id, status: OrderChangeStatus.ACCEPTED, isOwnOrder: false };
  const changes = await manager.find(OrderChangeRequest, { where, order: { id: 'ASC' } });
  if (changes.length > mostChangeLines) {
    return [first, { text: words.changes(changes.length), amount: grouped.format(changesAmount) }];
  }
  return [
    first,
    ...changes.map(({ amount, closedAt }) => ({
      text: words.change(formatDate(closedAt!, readingOf(language))),
      amount: grouped.format(amount!),
    })),
  ];
}
