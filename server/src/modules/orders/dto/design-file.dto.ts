import { ReadType } from '../../../common/fields/dto-types.js';
import { DesignFile } from '../design-file.entity.js';
import { ApiProperty } from '@nestjs/swagger';

/** A file of a design. */
export class DesignFileDto extends ReadType(DesignFile, ['id', 'name', 'size', 'createdAt']) {}

/** Beside the file nothing. */
export class AddDesignFileDto {}

/** A file of a design, for who bought it. */
export class AddDesignFileForm extends AddDesignFileDto {
  /** PDF, ZIP, DWG, DXF, IFC, SKP, RVT, XLSX, DOCX, JPG or PNG, at most 25 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}

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
  loadsLeft: number;
}
