import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { SearchQuery, SearchResultDto } from './dto/search.dto.js';
import { findAllWords } from '../../common/pagination/find-words.js';
import { asText, sendTogether } from '../../common/pagination/one-message.js';
import { isIndexed } from '../../common/pagination/search.js';
import { searchPlaces } from './search-places.js';

/** One search for everything that staff work on. */
@Injectable()
export class SearchService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async search({ q = '', limit = 5 }: SearchQuery): Promise<SearchResultDto> {
    const result: SearchResultDto = {
      projects: [],
      posts: [],
      services: [],
      inquiries: [],
      orders: [],
      consultations: [],
      users: [],
    };
    if (q.trim() === '') return result;
    const kinds = Object.keys(result) as (keyof SearchResultDto)[];
    const asked = kinds.map((kind) => searchPlaces[kind].ask(this.dataSource, q, limit));
    const found = isIndexed(q)
      ? await findAllWords(
          this.dataSource,
          asked.map((builder) => ({ all: builder, page: builder.getQueryAndParameters() })),
        )
      : await sendTogether(
          this.dataSource,
          asked.map((builder) => asText(...builder.getQueryAndParameters())),
        );
    kinds.forEach((kind, index) => {
      result[kind] = found[index]!.rows.map(searchPlaces[kind].toHit);
    });
    return result;
  }
}
