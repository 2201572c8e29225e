import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { countRecords, type Where } from '../counts/count-records.js';
import { Discovered } from '../discovery/discovered.js';
import { largestId } from '../validation/path-param.decorator.js';

const pages = ['service', 'project', 'article'] as const;

/** What a record's page is called; the public client knows its address. */
export type PublicPage = (typeof pages)[number];

export function isPublicPage(text: string): text is PublicPage {
  return (pages as readonly string[]).includes(text);
}

/** Records that have a page each on the public site. */
export interface PublicKind {
  page: PublicPage;
  of: EntityTarget<ObjectLiteral>;
  /** What records have to be so that visitors see them. */
  where: Where;
  /** SQL of how the address names a record, of its columns. */
  named: string;
  /** Pages of this kind that have no row; few. */
  besides?: (manager: EntityManager) => Promise<Omit<PublicRecord, 'page'>[]>;
}

export interface PublicRecord {
  page: PublicPage;
  /** How the address names it. */
  name: string;
  updatedAt: Date;
}

/** Records whose ids lie beside one another, so that they are found as soon in a long table as in a short one. */
export interface PublicPart {
  page: PublicPage;
  /** From 1. */
  number: number;
}

/** So many ids make a part; fewer of them are records that visitors see. */
const idsInPart = 5_000;
const rowsAtOnce = 500;
/** Holds what has no row, too. */
const firstPart = 1;

/** Which records of a module have a page each on the public site. */
export const PublicPages = DiscoveryService.createDecorator<PublicKind>();

/** Everything that has a page on the public site. */
@Injectable()
export class PublicRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly discovered: Discovered,
  ) {}

  /** How many there are of all kinds. */
  async count(): Promise<number> {
    const kinds = this.#kinds().map(({ page, of, where }) => [page, { of, where }]);
    const counts = await countRecords(
      this.dataSource.manager,
      Object.fromEntries(kinds) as Record<PublicPage, PublicKind>,
    );
    const besides = await Promise.all(this.#kinds().map((kind) => this.#besides(kind)));
    return Object.values(counts).reduce((sum, count) => sum + count, besides.flat().length);
  }

  /** The parts that hold any. */
  async parts(): Promise<PublicPart[]> {
    const parts = await Promise.all(this.#kinds().map((kind) => this.#partsOf(kind)));
    return parts.flat();
  }

  /** Whether a part holds any. */
  async holds({ page, number }: PublicPart): Promise<boolean> {
    const last = number * idsInPart;
    // No id is that large, and the database would refuse to compare it.
    if (last - idsInPart > largestId) return false;
    const kind = this.#kinds().find((each) => each.page === page)!;
    const first = await this.#firstAfter(kind, last - idsInPart);
    if (first !== undefined && first <= last) return true;
    return number === firstPart && (await this.#besides(kind)).length > 0;
  }

  /** What a part holds, a few at a time; without a part, everything of every kind. */
  async *read(part?: PublicPart): AsyncGenerator<PublicRecord> {
    for (const kind of this.#kinds()) {
      if (part && part.page !== kind.page) continue;
      if (!part || part.number === firstPart)
        for (const record of await this.#besides(kind)) yield { page: kind.page, ...record };
      const last = part ? Math.min(part.number * idsInPart, largestId) : Infinity;
      let after = part ? (part.number - 1) * idsInPart : 0;
      for (;;) {
        const rows = await this.#rowsOf(kind, after, last);
        for (const { name, updatedAt } of rows) yield { page: kind.page, name: String(name), updatedAt };
        if (rows.length < rowsAtOnce) break;
        after = rows.at(-1)!.id;
      }
    }
  }

  #kinds(): PublicKind[] {
    return this.discovered.classes(PublicPages);
  }

  #public({ of, where }: PublicKind) {
    const builder = this.dataSource.createQueryBuilder(of, 'record');
    for (const [name, value] of Object.entries(where))
      builder.andWhere(`record.${name} = :${name}`, { [name]: value });
    return builder;
  }

  async #besides({ besides }: PublicKind) {
    return (await besides?.(this.dataSource.manager)) ?? [];
  }

  #rowsOf(kind: PublicKind, after: number, last: number) {
    const builder = this.#public(kind)
      .select('record.id', 'id')
      .addSelect(kind.named, 'name')
      .addSelect('record.updatedAt', 'updatedAt')
      .andWhere('record.id > :after', { after })
      .orderBy('record.id')
      .limit(rowsAtOnce);
    if (last !== Infinity) builder.andWhere('record.id <= :last', { last });
    return builder.getRawMany<{ id: number; name: string | number; updatedAt: Date }>();
  }

  async #partsOf(kind: PublicKind): Promise<PublicPart[]> {
    const parts: PublicPart[] = [];
    if ((await this.#besides(kind)).length > 0) parts.push({ page: kind.page, number: firstPart });
    for (let first = await this.#firstAfter(kind, 0); first !== undefined;) {
      const number = Math.ceil(first / idsInPart);
      if (parts.at(-1)?.number !== number) parts.push({ page: kind.page, number });
      first = await this.#firstAfter(kind, number * idsInPart);
    }
    return parts;
  }

  async #firstAfter(kind: PublicKind, after: number): Promise<number | undefined> {
    const first = await this.#public(kind)
      .select('record.id', 'id')
      .andWhere('record.id > :after', { after })
      .orderBy('record.id')
      .limit(1)
      .getRawOne<{ id: number }>();
    return first?.id;
  }
}
