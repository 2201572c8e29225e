import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { readContent } from '../../content/content.module.js';
import { PublicSiteCopyDto, publicSiteCopyFields, SiteCopyDto } from './dto/site-copy.dto.js';
import { siteCopyType } from './site-copy.content-type.js';
import { SiteCopy, siteCopyId } from './site-copy.entity.js';

/** The words of the site as visitors and as staff read them. */
@Injectable()
export class SiteCopyService {
  constructor(@InjectRepository(SiteCopy) private readonly siteCopy: Repository<SiteCopy>) {}

  async find(language: SiteLanguage): Promise<PublicSiteCopyDto> {
    const builder = this.siteCopy.createQueryBuilder('words').where({ id: siteCopyId });
    const [words] = await readContent(builder, siteCopyType, publicSiteCopyFields, { language });
    return PublicSiteCopyDto.from(words);
  }

  async findForStaff(): Promise<SiteCopyDto> {
    return SiteCopyDto.from(await this.siteCopy.findOneBy({ id: siteCopyId }));
  }
}
