import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { textIn } from '../../content/content.module.js';
import { DesignOrder } from './design-order.entity.js';
import type { LicenceDto } from './dto/licence.dto.js';
import { withProject } from './order.content-type.js';
import { orderTexts } from './order-texts.js';
import { PaymentState } from './payment.enums.js';
import { readTrackingCode } from '../../common/tracking-code.js';
import { RecordKind } from '../../common/record-kind.js';

/** Licences as anybody may check them. */
@Injectable()
export class LicencesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * @param typed the code as somebody typed it
   * @throws ApiException 404 where it proves nothing, or no longer
   */
  async find(typed: string, language: SiteLanguage): Promise<LicenceDto> {
    const { manager } = this.dataSource;
    // Of the same letters and digits, and written the same way.
    const licenceCode = readTrackingCode(typed);
    const where = { licenceCode, payment: PaymentState.VERIFIED };
    const found = licenceCode && (await manager.findOneBy(DesignOrder, where));
    if (!found) throw notFound(orderTexts.noLicence);
    const { project, licensedAt } = await withProject(manager, found);
    const which = { kind: RecordKind.PROJECT, recordId: project.id };
    return {
      licenceCode,
      projectTitle: await textIn(manager, language, which, 'title', project.title),
      licensedAt: licensedAt!,
    };
  }
}
