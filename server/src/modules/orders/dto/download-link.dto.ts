import { ApiProperty } from '@nestjs/swagger';
import { DesignFileDto } from './design-file.dto.js';

/** A link to the files of a bought design, just made. */
export class DownloadLinkDto {
  /** The token of the link; shown only once. */
  token: string;

  expiresAt: Date;
}

/** What a link leads to. */
export class DownloadsDto {
  projectTitle: string;

  files: DesignFileDto[];

  expiresAt: Date;

  /** How many files may still be loaded by the link. */
  @ApiProperty({ type: 'integer' })
  loadsLeft: number;
}
