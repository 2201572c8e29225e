import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import { type ListPicturesQuery, PictureSort } from './dto/list-pictures.dto.js';
import { PictureDto } from './dto/picture.dto.js';
import { KnownPicturesService } from './known-pictures.service.js';
import { pictureType } from './picture.content-type.js';
import { Picture } from './picture.entity.js';

/** Pictures as staff read them. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly manager: EntityManager,
    private readonly known: KnownPicturesService,
  ) {}

  /** A page of all pictures. */
  async list(query: ListPicturesQuery): Promise<Page<PictureDto>> {
    const { kind, isUsed, search, sortBy = PictureSort.createdAt } = query;
    const builder = this.manager.createQueryBuilder(Picture, 'picture');
    if (kind) builder.andWhere('picture.kind = :kind', { kind });
    if (isUsed !== undefined) {
      const isNamed = 'EXISTS (SELECT FROM picture_uses WHERE picture_id = picture.id)';
      builder.andWhere(isUsed ? isNamed : `NOT ${isNamed}`);
    }
    whereSearch(builder, search);
    const page = await findPage(builder, query, `picture.${sortBy}`, (picture) => picture);
    const known = await this.known.of(this.manager, page.data);
    return { ...page, data: known.map(PictureDto.from) };
  }

  async findById(id: number): Promise<PictureDto> {
    const picture = await this.manager.findOneBy(Picture, { id });
    if (!picture) throw notFound(pictureType.notFound);
    return PictureDto.from(await this.known.one(this.manager, picture));
  }
}
