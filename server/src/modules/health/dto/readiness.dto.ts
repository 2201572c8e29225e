import { ApiProperty } from '@nestjs/swagger';
import { RedisState } from '../../../integrations/redis/redis-state.enum.js';

/** What a server that is ready has to say of what it can do without. */
export class ReadinessDto {
  /** Where it is down, each process counts limits by itself and looks for news every two seconds. */
  @ApiProperty({ enum: RedisState, enumName: 'RedisState' })
  redis: RedisState;
}
