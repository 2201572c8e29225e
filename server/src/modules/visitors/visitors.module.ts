import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Visitor } from './visitor.entity.js';
import { VisitorVisitsWriterService } from './visitor-visits-writer.service.js';
import { VisitorsController } from './visitors.controller.js';
import { VisitorsService } from './visitors.service.js';

export { Visitor } from './visitor.entity.js';

/** Browsers that came to the site. */
@Module({
  imports: [TypeOrmModule.forFeature([Visitor])],
  controllers: [VisitorsController],
  providers: [VisitorsService, VisitorVisitsWriterService],
})
export class VisitorsModule {}
