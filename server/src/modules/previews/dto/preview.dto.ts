import { ApiProperty } from '@nestjs/swagger';
import { contentKinds, RecordKind } from '../../../common/record-kind.js';
import { PublicPostDto } from '../../blog/blog.module.js';
import { PublicProjectDetailsDto } from '../../projects/projects.module.js';
import type { SecretLink } from '../../secret-links/secret-links.module.js';
import { PublicServiceDetailsDto } from '../../services/services.module.js';

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
  @ApiProperty({ type: () => PublicServiceDetailsDto, nullable: true })
  service: PublicServiceDetailsDto | null;
}

/** A link with which anybody looks at a record that visitors do not see yet. */
export class PreviewLinkDto {
  id: number;

  /** Who made it; null where that is not known any more. */
  by: string | null;

  createdAt: Date;

  /** Until then it is good, unless somebody withdraws it. */
  expiresAt: Date;

  static from({ id, createdBy, createdAt, expiresAt }: SecretLink): PreviewLinkDto {
    return { id, by: createdBy?.name ?? null, createdAt, expiresAt: expiresAt! };
  }
}

/** A link that was just made. */
export class NewPreviewLinkDto extends PreviewLinkDto {
  /** Where it leads, below the address of the site. It is shown only once: nothing but its hash is stored. */
  path: string;
}
