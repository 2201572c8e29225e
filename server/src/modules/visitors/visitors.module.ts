import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageViewsWriterService } from './page-views-writer.service.js';
import { VisitCount } from './visit-count.entity.js';
import { VisitFiguresService } from './visit-figures.service.js';
import { VisitorVisitsWriterService } from './visitor-visits-writer.service.js';
import { Visitor } from './visitor.entity.js';
import { VisitorsController } from './visitors.controller.js';
import { VisitorsService } from './visitors.service.js';

export { leadingPageIn, longestLeadingPage } from './leading-page.js';
export { type NamedVisits, VisitFiguresService } from './visit-figures.service.js';
export { VisitCount, VisitFacet } from './visit-count.entity.js';
export { Visitor } from './visitor.entity.js';

/** Browsers that came to the site, and how often its pages are looked at. */
@Module({
  imports: [TypeOrmModule.forFeature([VisitCount, Visitor])],
  controllers: [VisitorsController],
  providers: [VisitorsService, VisitorVisitsWriterService, PageViewsWriterService, VisitFiguresService],
  exports: [VisitFiguresService],
})
export class VisitorsModule {}
