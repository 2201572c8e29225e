import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { SearchQuery, SearchResultDto } from './dto/search.dto.js';
import { searchPlaces } from './search-places.js';

/** So many tables are searched at the same time, so that one search leaves connections to everybody else. */
const atOnce = 3;

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
    const waiting = Object.keys(result) as (keyof SearchResultDto)[];
    const searchNext = async () => {
      for (let kind = waiting.shift(); kind; kind = waiting.shift()) {
        result[kind] = await searchPlaces[kind](this.dataSource, q, limit);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, searchNext));
    return result;
  }
}
