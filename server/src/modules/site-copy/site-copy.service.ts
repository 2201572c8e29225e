import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { readContent } from '../../content/content.module.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { PublicSiteCopyDto, publicSiteCopyFields } from './dto/public-site-copy.dto.js';
import { SiteCopyDto } from './dto/site-copy.dto.js';
import { SiteCopy, siteCopyId } from './site-copy.entity.js';
import { siteCopyType } from './site-copy.content-type.js';

/** The words of the site as visitors and as staff read them. */
@Injectable()
export class SiteCopyService {
  constructor(private readonly manager: EntityManager) {}

  async find(language: SiteLanguage): Promise<PublicSiteCopyDto> {
    const builder = this.manager.createQueryBuilder(SiteCopy, 'words').where({ id: siteCopyId });
    const [words] = await readContent(builder, siteCopyType, publicSiteCopyFields, { language });
    return PublicSiteCopyDto.from(words);
  }

  async findForStaff(): Promise<SiteCopyDto> {
    return SiteCopyDto.from(await this.manager.findOneBy(SiteCopy, { id: siteCopyId }));
  }
}
