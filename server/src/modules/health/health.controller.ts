import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TypeOrmHealthIndicator, HealthCheckService } from '@nestjs/terminus';
import { Anonymous } from '../../common/access/access.js';
import { MadeAnew } from '../../common/caching/from-content.decorator.js';
import { AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { ApiException } from '../../common/errors/api-exception.js';
import { ErrorCode } from '../../common/errors/error-code.enum.js';
import { Drain } from './drain.js';

/** Probes for whatever keeps the process running; without the API's prefix. */
@ApiTags('health')
@Controller('health')
@Anonymous()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly drain: Drain,
  ) {}

  /** The process is up. */
  @Get('live')
  @MadeAnew('tells of this moment')
  @AnswerNothing({ message: 'The process is up.' })
  checkLive(): void {}

  /** The database answers, and the server is not about to stop. */
  @Get('ready')
  @MadeAnew('tells of this moment')
  @AnswerNothing({ message: 'The database answers.' })
  async checkReady(): Promise<void> {
    if (this.drain.hasBegun) throw stopping();
    await this.health.check([() => this.database.pingCheck('database', { timeout: 3000 })]);
  }
}

function stopping(): ApiException {
  const message = 'The server is stopping. Send requests to another one.';
  return new ApiException(HttpStatus.SERVICE_UNAVAILABLE, ErrorCode.SERVICE_UNAVAILABLE, message);
}
