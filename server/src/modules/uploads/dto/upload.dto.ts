import { ApiProperty } from '@nestjs/swagger';

/** A file on its way. */
export class UploadDto {
  /** How many bytes have arrived, from the beginning without a gap. The next part begins there. */
  received: number;
}

/** Beside the bytes nothing. */
export class UploadPartBody {}

/** Some bytes of a file. */
export class UploadPartForm extends UploadPartBody {
  /** From 1 byte to 1 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  part: unknown;
}
