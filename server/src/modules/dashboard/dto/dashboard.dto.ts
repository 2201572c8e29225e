import { ApiProperty } from '@nestjs/swagger';
import { fraction } from '../../../common/fields/fraction.js';
import { ActivityDto } from '../../../content/content.module.js';

const percent = {
  ...fraction,
  description:
    'Percent, to one decimal: what was made since the month began in Addis Ababa, against the same days of last ' +
    'month. 100 when last month had none and this one has some.',
};

/** How this month compares with the last one, for each card of the dashboard. */
export class DashboardChangesDto {
  @ApiProperty(percent)
  totalProjects: number;

  @ApiProperty(percent)
  activeProjects: number;

  @ApiProperty(percent)
  totalServices: number;

  @ApiProperty(percent)
  totalBlogs: number;

  @ApiProperty(percent)
  totalInquiries: number;

  @ApiProperty(percent)
  totalDesignOrders: number;

  @ApiProperty(percent)
  totalConsultations: number;

  @ApiProperty(percent)
  monthlyVisitors: number;
}

/** The business at a glance; what is in the trash does not count. */
export class DashboardDto {
  totalProjects: number;

  /** IN_DESIGN or UNDER_CONSTRUCTION. */
  activeProjects: number;

  totalServices: number;

  totalBlogs: number;

  publishedBlogs: number;

  totalInquiries: number;

  /** NEW. */
  newInquiries: number;

  totalDesignOrders: number;

  totalConsultations: number;

  /** REQUESTED. */
  pendingConsultations: number;

  /** Visitors first seen since the month began in Addis Ababa. */
  monthlyVisitors: number;

  changes: DashboardChangesDto;

  /** The latest 10, newest first. */
  recentActivities: ActivityDto[];
}
