import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { Service } from '../service.entity.js';
import { PublicServiceDto } from './public-service.dto.js';

/** A service as staff keep it, in English. */
export class ServiceDto extends OmitType(PublicServiceDto, ['fallbacks', 'pictures']) {
  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(service: Service): ServiceDto {
    const {
      fallbacks: _,
      pictures: __,
      ...read
    } = PublicServiceDto.from({
      ...service,
      fallbacks: [],
      pictures: [],
    });
    return { ...read, version: service.version };
  }
}
