import { ApiProperty } from '@nestjs/swagger';

/** Beside the file nothing. */
export class AddDesignFileDto {}

/** A file of a design, for who bought it. */
export class AddDesignFileForm extends AddDesignFileDto {
  /** PDF, ZIP, DWG, DXF, IFC, SKP, RVT, XLSX, DOCX, JPG or PNG, at most 25 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}
