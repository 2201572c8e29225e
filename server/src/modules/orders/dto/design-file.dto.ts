import { ApiProperty } from '@nestjs/swagger';
import type { DesignFile } from '../design-file.entity.js';

/** A file of a design. */
export class DesignFileDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  /** What it is called where it is saved. */
  name: string;

  @ApiProperty({ type: 'integer', description: 'Bytes.' })
  size: number;

  createdAt: Date;

  static from({ id, name, size, createdAt }: DesignFile): DesignFileDto {
    return { id, name, size, createdAt };
  }
}
