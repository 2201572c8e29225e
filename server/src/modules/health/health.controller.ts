import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TypeOrmHealthIndicator, HealthCheckService } from '@nestjs/terminus';
import { Anonymous } from '../../common/access/access.js';
import { MadeAnew } from '../../common/caching/from-content.decorator.js';
import { AnswerNothing } from '../../common/envelope/answer.decorator.js';

/** Probes for whatever keeps the process running; without the API's prefix. */
@ApiTags('health')
@Controller('health')
@Anonymous()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
  ) {}

  /** The process is up. */
  @Get('live')
  @MadeAnew('tells of this moment')
  @AnswerNothing({ message: 'The process is up.' })
  checkLive(): void {}

  /** The database answers. */
  @Get('ready')
  @MadeAnew('tells of this moment')
  @AnswerNothing({ message: 'The database answers.' })
  async checkReady(): Promise<void> {
    await this.health.check([() => this.database.pingCheck('database', { timeout: 3000 })]);
  }
}
