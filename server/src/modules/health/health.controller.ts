import { Controller, Get, HttpStatus } from '@nestjs/common';
import { TypeOrmHealthIndicator, HealthCheckService } from '@nestjs/terminus';
import { setTimeout as sleep } from 'node:timers/promises';
import { Public } from '../../common/access/access.js';
import { MadeAnew } from '../../common/caching/from-content.decorator.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { ApiException } from '../../common/errors/api-exception.js';
import { ErrorCode } from '../../common/errors/error-code.enum.js';
import { ServiceState } from '../../common/metrics/service-state.enum.js';
import { productVersion } from '../../config/product-version.js';
import { RedisConnection } from '../../integrations/redis/redis-connection.js';
import { FileStorage } from '../../integrations/storage/file-storage.js';
import { Drain } from './drain.js';
import { LivenessDto, ReadinessDto } from './dto/health.dto.js';

/** A probe waits no longer for optional services. */
const storagePatienceMs = 1_000;

/** Probes for the supervisor of the process; without the API's prefix. */
@Controller('health')
@Public()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly drain: Drain,
    private readonly redis: RedisConnection,
    private readonly storage: FileStorage,
  ) {}

  /** Check that the process runs. */
  @Get('live')
  @MadeAnew('the state of this moment')
  @Answer(LivenessDto, { message: 'The process is up.' })
  checkLive(): LivenessDto {
    return { version: productVersion };
  }

  /** Check that the server is ready. 200 while the database answers and the server is not stopping. */
  @Get('ready')
  @MadeAnew('the state of this moment')
  @Answer(ReadinessDto, { message: 'The database answers.' })
  async checkReady(): Promise<ReadinessDto> {
    if (this.drain.hasBegun) throw stopping();
    await this.health.check([() => this.database.pingCheck('database', { timeout: 3000 })]);
    const [redis, storage] = await Promise.all([this.redis.state(), this.#storageState()]);
    return { redis, storage };
  }

  async #storageState(): Promise<ServiceState> {
    const late = sleep(storagePatienceMs, ServiceState.DOWN, { ref: false });
    const found = this.storage.find('health').then(
      () => ServiceState.UP,
      () => ServiceState.DOWN,
    );
    return Promise.race([found, late]);
  }
}

function stopping(): ApiException {
  const message = 'The server is stopping. Send requests to another one.';
  return new ApiException(HttpStatus.SERVICE_UNAVAILABLE, ErrorCode.SERVICE_UNAVAILABLE, message);
}
