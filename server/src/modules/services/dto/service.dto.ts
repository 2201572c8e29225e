import { ApiProperty } from '@nestjs/swagger';
import type { Service } from '../service.entity.js';
import { PublicServiceDto } from './public-service.dto.js';

/** A service as staff keep it. */
export class ServiceDto extends PublicServiceDto {
  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static override from(service: Service): ServiceDto {
    return { ...PublicServiceDto.from(service), version: service.version };
  }
}
