import { ApiProperty } from '@nestjs/swagger';
import { DesignFileDto } from './design-file.dto.js';

/** A link to the files of a bought design, just made. */
export class DownloadLinkDto {
  /** What the link is good by; nobody is told it again. */
  token: string;

  expiresAt: Date;
}

/** What a link leads to. */
export class DownloadsDto {
  projectTitle: string;

  files: DesignFileDto[];

  expiresAt: Date;

  @ApiProperty({ type: 'integer', description: 'How many files may still be loaded by the link.' })
  loadsLeft: number;
}
