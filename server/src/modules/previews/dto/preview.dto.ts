import { ApiProperty } from '@nestjs/swagger';
import { RecordKind, contentKinds } from '../../../common/record-kind.js';
import { PublicPostDto } from '../../blog/blog.module.js';
import { PublicProjectDetailsDto } from '../../projects/projects.module.js';
import { PublicServiceDto } from '../../services/services.module.js';

/** A record as it would be if it were published now, with its draft changes. Of the three, the one of its kind. */
export class PreviewDto {
  @ApiProperty({ enum: contentKinds, enumName: 'ContentKind' })
  kind: RecordKind;

  @ApiProperty({
    type: () => PublicProjectDetailsDto,
    nullable: true,
    description: 'Null of any other kind.',
  })
  project: PublicProjectDetailsDto | null;

  @ApiProperty({ type: () => PublicPostDto, nullable: true, description: 'Null of any other kind.' })
  post: PublicPostDto | null;

  @ApiProperty({ type: () => PublicServiceDto, nullable: true, description: 'Null of any other kind.' })
  service: PublicServiceDto | null;
}
