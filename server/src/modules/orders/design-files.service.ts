import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { DesignFile } from './design-file.entity.js';
import { DesignFileDto } from './dto/design-file.dto.js';

/** The files of designs as staff read them. */
@Injectable()
export class DesignFilesService {
  constructor(@InjectRepository(DesignFile) private readonly files: Repository<DesignFile>) {}

  /** Those of one design, in the order in which they came. */
  async list(projectId: number): Promise<DesignFileDto[]> {
    return (await this.files.find({ where: { projectId }, order: { id: 'ASC' } })).map(DesignFileDto.from);
  }
}
