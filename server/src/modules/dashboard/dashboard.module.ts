import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/content.module.js';
import { VisitorsModule } from '../visitors/visitors.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { FiguresTables } from './figures/figures-tables.js';
import { FiguresController } from './figures/figures.controller.js';
import { FiguresService } from './figures/figures.service.js';
import { LeadsService } from './figures/leads.service.js';

/** The business at a glance, and how it went over any days. */
@Module({
  imports: [ContentModule, VisitorsModule],
  controllers: [DashboardController, FiguresController],
  providers: [DashboardService, FiguresService, FiguresTables, LeadsService],
})
export class DashboardModule {}
