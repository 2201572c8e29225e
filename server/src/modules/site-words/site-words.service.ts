import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { readContent } from '../../content/content.module.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { PublicSiteWordsDto, publicSiteWordsFields } from './dto/public-site-words.dto.js';
import { SiteWordsDto } from './dto/site-words.dto.js';
import { SiteWords, siteWordsId } from './site-words.entity.js';
import { siteWordsType } from './site-words.content-type.js';

/** The words of the site as visitors and as staff read them. */
@Injectable()
export class SiteWordsService {
  constructor(@InjectRepository(SiteWords) private readonly words: Repository<SiteWords>) {}

  async find(language: SiteLanguage): Promise<PublicSiteWordsDto> {
    const builder = this.words.createQueryBuilder('words').where({ id: siteWordsId });
    const [words] = await readContent(builder, siteWordsType, publicSiteWordsFields, { language });
    return PublicSiteWordsDto.from(words);
  }

  async findForStaff(): Promise<SiteWordsDto> {
    return SiteWordsDto.from(await this.words.findOneBy({ id: siteWordsId }));
  }
}
