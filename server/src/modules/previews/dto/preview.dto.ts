import { ApiProperty } from '@nestjs/swagger';
import { RecordKind, contentKinds } from '../../../common/record-kind.js';
import { PublicPostDto } from '../../blog/blog.module.js';
import { PublicProjectDetailsDto } from '../../projects/projects.module.js';
import { PublicServiceDto } from '../../services/services.module.js';

/** A record as it would be if it were published now, with its draft changes. Of the three, the one of its kind. */
export class PreviewDto {
  @ApiProperty({ enum: contentKinds, enumName: 'ContentKind' })
  kind: RecordKind;

  /** Null of any other kind. */
  @ApiProperty({ type: () => PublicProjectDetailsDto, nullable: true })
  project: PublicProjectDetailsDto | null;

  /** Null of any other kind. */
  @ApiProperty({ type: () => PublicPostDto, nullable: true })
  post: PublicPostDto | null;

  /** Null of any other kind. */
  @ApiProperty({ type: () => PublicServiceDto, nullable: true })
  service: PublicServiceDto | null;
}
