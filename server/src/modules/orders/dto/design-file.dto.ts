import { ReadType } from '../../../common/fields/dto-types.js';
import { DesignFile } from '../design-file.entity.js';

/** A file of a design, or of one order. */
export class DesignFileDto extends ReadType(DesignFile, ['id', 'name', 'size', 'createdAt']) {}

/** Beside the file nothing. */
export class AddDesignFileDto {}

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

/** What a licence code proves, to anybody: nothing about the person who has it. */
export class LicenceDto {
  /** The code as it is written, such as 7KQ4-M2XB-9HTD. */
  licenceCode: string;

  /** The design that it is for. */
  projectTitle: string;

  licensedAt: Date;
}
