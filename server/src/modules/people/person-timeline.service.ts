import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { type Page, pagination } from '../../common/pagination/page.js';
import { PersonTimeline } from '../../common/person-timeline/person-timeline.js';
import { type ClientKind } from '../../common/record-kind.js';
import { User } from '../accounts/accounts.module.js';
import type { PersonTimelineQuery, TimelineEventDto } from './dto/timeline-event.dto.js';
import { PeopleService } from './people.service.js';
import type { PersonRecord } from './person-records.js';
import type { TimelineEvent } from './person.enums.js';

/** A line as the database says it, and how many there are. */
interface Line {
  total: number;
  at: Date;
  what: TimelineEvent;
  kind: ClientKind;
  record_id: number;
  title: string | null;
  body: string | null;
  state: string | null;
  actor_id: number | null;
}

/** Everything with one person, in order of time. */
@Injectable()
export class PersonTimelineService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: PeopleService,
    private readonly timeline: PersonTimeline,
  ) {}

  /** A page of it, newest first: one question for all sources, however many there are. @throws ApiException 404 */
  async list(
    kind: ClientKind,
    id: number,
    { page = 1, limit = 10 }: PersonTimelineQuery,
  ): Promise<Page<TimelineEventDto>> {
    const { manager } = this.dataSource;
    const { ids, records } = await this.people.recordsOf(manager, kind, id);
    const lines = await manager
      .createQueryBuilder()
      .select('line.*')
      .addSelect('count(*) OVER ()::int', 'total')
      .from(`(${this.timeline.sql})`, 'line')
      .setParameters(ids)
      .orderBy('at', 'DESC')
      .addOrderBy('kind')
      .addOrderBy('record_id', 'DESC')
      .addOrderBy('what')
      .addOrderBy('title')
      .addOrderBy('body')
      .offset((page - 1) * limit)
      .limit(limit)
      .getRawMany<Line>();
    // A page behind the last one has no line that says how many there are.
    const isBehind = lines.length === 0 && page > 1;
    const total = isBehind ? (await this.list(kind, id, { limit })).pagination.totalItems : lines[0]?.total;
    const names = await this.#namesOf(lines);
    return {
      data: lines.map((line) => toEvent(line, records, names)),
      pagination: pagination(page, limit, total ?? 0),
    };
  }

  async #namesOf(lines: Line[]): Promise<Map<number, string>> {
    const ids = [...new Set(lines.map(({ actor_id }) => actor_id).filter((id) => id !== null))];
    if (ids.length === 0) return new Map();
    const accounts = await this.dataSource.manager.find(User, {
      select: { id: true, name: true },
      where: { id: In(ids) },
    });
    return new Map(accounts.map(({ id, name }) => [id, name]));
  }
}

function toEvent(line: Line, records: PersonRecord[], names: Map<number, string>): TimelineEventDto {
  const { what, kind, title, body: text, state, record_id: recordId, actor_id: actorId } = line;
  const record = records.find((each) => each.kind === kind && each.id === recordId);
  return {
    ...{ what, kind, recordId, title, text, state },
    at: line.at,
    recordTitle: record?.title ?? '',
    actor: actorId === null ? null : (names.get(actorId) ?? null),
  };
}
