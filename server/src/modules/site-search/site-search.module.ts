import { Module } from '@nestjs/common';
import { SiteSearchController } from './site-search.controller.js';
import { SiteSearchService } from './site-search.service.js';

/** One search for all that visitors can read. */
@Module({ controllers: [SiteSearchController], providers: [SiteSearchService] })
export class SiteSearchModule {}
