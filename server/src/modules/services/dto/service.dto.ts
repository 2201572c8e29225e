import { ApiProperty, OmitType } from '@nestjs/swagger';
import { PublicationState } from '../../../content/content.module.js';
import type { Service } from '../service.entity.js';
import { publicServiceFields, PublicServiceDto } from './public-service.dto.js';

/** What staff read of a service. */
export const staffServiceFields = [...publicServiceFields, 'version'] as const;

/** A service as staff keep it, in English. */
export class ServiceDto extends OmitType(PublicServiceDto, ['fallbacks', 'pictures']) {
  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(service: Pick<Service, (typeof staffServiceFields)[number]>): ServiceDto {
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

/** A service as staff see it in a list. */
export class ListedServiceDto extends ServiceDto {
  /** Whether visitors see it, and what it waits for. */
  @ApiProperty({ enum: PublicationState, enumName: 'PublicationState' })
  publication: PublicationState;

  static override from(
    service: Parameters<typeof ServiceDto.from>[0] & Pick<ListedServiceDto, 'publication'>,
  ): ListedServiceDto {
    return { ...ServiceDto.from(service), publication: service.publication };
  }
}
