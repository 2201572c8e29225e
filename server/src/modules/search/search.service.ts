import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Role } from '../../common/access/access.js';
import { findRanked } from '../../common/pagination/find-ranked.js';
import { RecordKind } from '../../common/record-kind.js';
import { subjectsFor } from '../../content/content.module.js';
import type { SearchHitDto, SearchQuery, SearchResultDto } from './dto/search.dto.js';
import { searchPlaces } from './search-places.js';

/** What the audit log calls each kind; who works on it is said there. */
const subjects: Record<keyof SearchResultDto, RecordKind> = {
  projects: RecordKind.PROJECT,
  posts: RecordKind.POST,
  services: RecordKind.SERVICE,
  inquiries: RecordKind.INQUIRY,
  orders: RecordKind.ORDER,
  consultations: RecordKind.CONSULTATION,
  users: RecordKind.USER,
};

/** One search for everything that staff work on. */
@Injectable()
export class SearchService {
  constructor(private readonly dataSource: DataSource) {}

  /** @param role the caller; only the kinds that it works on are looked at */
  async search({ q = '', limit = 5 }: SearchQuery, role: Role): Promise<SearchResultDto> {
    const result: SearchResultDto = {
      projects: [],
      posts: [],
      services: [],
      inquiries: [],
      orders: [],
      consultations: [],
      users: [],
    };
    const known = subjectsFor(role);
    const kinds = (Object.keys(result) as (keyof SearchResultDto)[]).filter((kind) =>
      known.includes(subjects[kind]),
    );
    const requested = kinds.map((kind) => () => searchPlaces[kind].all(this.dataSource));
    const found = await findRanked(requested, { search: q, limit });
    kinds.forEach((kind, index) => {
      result[kind] = found[index]!.map(searchPlaces[kind].toHit);
    });
    return bestFirst(result);
  }
}

/** Orders the kinds by their best hits. */
function bestFirst(result: SearchResultDto): SearchResultDto {
  const rankOf = (hits: SearchHitDto[]) => hits[0]?.rank ?? Infinity;
  const kinds = Object.entries(result) as [keyof SearchResultDto, SearchHitDto[]][];
  // Infinity - Infinity is no number.
  kinds.sort(([, a], [, b]) => (rankOf(a) === rankOf(b) ? 0 : rankOf(a) - rankOf(b)));
  return Object.fromEntries(kinds) as unknown as SearchResultDto;
}
