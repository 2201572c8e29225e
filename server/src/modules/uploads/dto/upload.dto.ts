import { ApiProperty } from '@nestjs/swagger';

/** A file on its way. */
export class UploadDto {
  @ApiProperty({
    type: 'integer',
    description: 'How many bytes have arrived, from the beginning without a gap. The next part begins there.',
  })
  received: number;
}

/** Beside the bytes nothing. */
export class UploadPartBody {}

/** Some bytes of a file. */
export class UploadPartForm extends UploadPartBody {
  @ApiProperty({ type: 'string', format: 'binary', description: 'From 1 byte to 1 MB.' })
  part: unknown;
}
