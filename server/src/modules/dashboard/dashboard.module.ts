import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';

/** The business at a glance. */
@Module({ imports: [ActivityModule], controllers: [DashboardController], providers: [DashboardService] })
export class DashboardModule {}
