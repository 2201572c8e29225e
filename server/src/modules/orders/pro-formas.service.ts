import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type FindOptionsWhere } from 'typeorm';
import { BoundedWork, measureWork } from '../../common/bounded-work.js';
import { formatDate, readingOf } from '../../common/calendar/index.js';
import { conflict, notFound } from '../../common/errors/api-exception.js';
import { isTranslatedLanguage, type SiteLanguage } from '../../common/language/site-language.enum.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { SettingsService } from '../settings/settings.module.js';
import { textIn, TranslationKind } from '../translations/translations.module.js';
import { DesignOrder } from './design-order.entity.js';
import type { ProForma } from './draw-pro-forma.js';
import { withProject } from './order-kind.js';
import { orderTexts } from './order-texts.js';
import { readTrackingCode } from '../../common/tracking-code.js';

/** The same grouping in all three languages. */
const grouped = new Intl.NumberFormat('en-US');

/** Offers by which orders are paid, as PDF. */
@Injectable()
export class ProFormasService {
  readonly #work = new BoundedWork({ atOnce: 1, waiting: 20 });

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
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

  async #draw(where: FindOptionsWhere<DesignOrder> | undefined, wished?: SiteLanguage): Promise<Buffer> {
    const { manager } = this.dataSource;
    const found = where && (await manager.findOneBy(DesignOrder, where));
    if (!found) throw notFound(orderTexts.notFound);
    const order = await withProject(manager, found);
    const { id, name, address, price, project, createdAt } = order;
    if (price === null) throw conflict(orderTexts.priceOnRequest);
    const language = wished ?? order.language;
    const said = (text: 'title' | 'packageContents' | 'licenceText') =>
      textIn(
        manager,
        language,
        { kind: TranslationKind.PROJECT, recordId: project.id },
        text,
        project[text] ?? '',
      );
    const content: ProForma = {
      language,
      firm: await this.#firm(language),
      number: `PF-${String(id).padStart(5, '0')}`,
      date: formatDate(createdAt, readingOf(language)),
      orderedAt: createdAt,
      buyer: [name, address].filter((line) => line !== null),
      design: await said('title'),
      amount: grouped.format(price),
      contents: await said('packageContents'),
      licence: await said('licenceText'),
    };
    // Comes with its first use, fonts and all.
    const { drawProForma } = await import('./draw-pro-forma.js');
    return this.#work.run(() => drawProForma(content));
  }

  async #firm(language: SiteLanguage): Promise<ProForma['firm']> {
    const settings = await this.settings.find();
    const said = isTranslatedLanguage(language) ? settings.translations[language] : undefined;
    return {
      name: said?.siteName ?? settings.siteName,
      address: said?.address ?? settings.address,
      phone: settings.supportPhone,
      email: settings.contactEmail,
    };
  }
}
