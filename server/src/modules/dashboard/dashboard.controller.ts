import { Controller, Get } from '@nestjs/common';
import { type Caller, CurrentCaller, ForStaff } from '../../common/access/access.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { DashboardService } from './dashboard.service.js';
import { DashboardDto } from './dto/dashboard.dto.js';
@Controller('dashboard')
@ForStaff()
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  /** Get the dashboard overview. Totals, their change since last month, and the last activities. */
  @Get('overview')
  @Answer(DashboardDto)
  getDashboardOverview(@CurrentCaller() caller: Caller): Promise<DashboardDto> {
    return this.dashboard.overview(caller);
  }
}
