import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import { type ListPicturesQuery, PictureDto, PictureSort } from './dto/picture.dto.js';
import { KnownPicturesService } from './known-pictures.service.js';
import { pictureType } from './picture.content-type.js';
import { Picture } from './picture.entity.js';

/** Pictures as staff read them. */
@Injectable()
export class PicturesService {
  constructor(
    @InjectRepository(Picture) private readonly pictures: Repository<Picture>,
    private readonly known: KnownPicturesService,
  ) {}

  /** A page of all pictures. */
  async list(query: ListPicturesQuery): Promise<Page<PictureDto>> {
    const { kind, isUsed, search, sortBy = PictureSort.createdAt } = query;
    const builder = this.pictures.createQueryBuilder('picture');
    if (kind) builder.andWhere('picture.kind = :kind', { kind });
    if (isUsed !== undefined) {
      const isNamed = 'EXISTS (SELECT FROM picture_uses WHERE picture_id = picture.id)';
      builder.andWhere(isUsed ? isNamed : `NOT ${isNamed}`);
    }
    whereSearch(builder, search);
    const page = await findPage(builder, query, `picture.${sortBy}`, (picture) => picture);
    const known = await this.known.of(this.pictures.manager, page.data);
    return { ...page, data: known.map(PictureDto.from) };
  }

  async findById(id: number): Promise<PictureDto> {
    const picture = await this.pictures.findOneBy({ id });
    if (!picture) throw notFound(pictureType.notFound);
    return PictureDto.from(await this.known.one(this.pictures.manager, picture));
  }
}
