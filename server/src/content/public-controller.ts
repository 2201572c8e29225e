import { Controller, Get, Inject, type Type } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Public } from '../common/access/access.js';
import { FromContentInLanguage } from '../common/caching/from-content.decorator.js';
import { Answer } from '../common/envelope/answer.decorator.js';
import { RequestLanguage } from '../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../common/language/site-language.enum.js';

interface PublicApi<Dto extends object> {
  path: string;
  many: string;
  plural: string;
  answer: Type<Dto>;
  reader: Type<{ list(language: SiteLanguage): Promise<Dto[]> }>;
}

/** Makes the controller of the list that everybody may read. */
export function publicController<Dto extends object>(api: PublicApi<Dto>): Type<object> {
  @Controller(api.path)
  @Public()
  class PublicController {
    constructor(@Inject(api.reader) private readonly reader: InstanceType<PublicApi<Dto>['reader']>) {}

    @Get()
    @ApiOperation({
      operationId: `list${api.many}`,
      summary: `List ${api.plural}. Those that staff show, in their order.`,
    })
    @FromContentInLanguage()
    @Answer([api.answer])
    list(@RequestLanguage() language: SiteLanguage): Promise<Dto[]> {
      return this.reader.list(language);
    }
  }
  return PublicController;
}
