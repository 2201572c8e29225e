import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { PublicSiteWordsDto } from './dto/public-site-words.dto.js';
import { SiteWordsDto } from './dto/site-words.dto.js';
import { SiteWords, siteWordsId } from './site-words.entity.js';
import { readInLanguage } from './translated-site-words.js';

/** The words of the site as visitors and as staff read them. */
@Injectable()
export class SiteWordsService {
  constructor(@InjectRepository(SiteWords) private readonly words: Repository<SiteWords>) {}

  async find(language: SiteLanguage): Promise<PublicSiteWordsDto> {
    const builder = this.words.createQueryBuilder('words').where({ id: siteWordsId });
    const [words] = await readInLanguage(builder, language);
    return PublicSiteWordsDto.from(words);
  }

  async findForStaff(): Promise<SiteWordsDto> {
    return SiteWordsDto.from(await this.words.findOneBy({ id: siteWordsId }));
  }
}
