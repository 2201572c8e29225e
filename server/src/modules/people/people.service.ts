import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager, In } from 'typeorm';
import { conflict, notFound, validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { type ClientKind, clientKinds, RecordKind } from '../../common/record-kind.js';
import { User } from '../accounts/accounts.module.js';
import {
  type ChosenRecordDto,
  type ErasedPersonDto,
  type ErasePersonDto,
  type PersonDto,
  PersonRecordDto,
} from './dto/person.dto.js';
import { PersonCopiesService } from './person-copies.service.js';
import { PersonErasureService } from './person-erasure.service.js';
import { idsOf, type PersonRecord, type PersonRecords, readRecords } from './person-records.js';
import { PersonRecordsService } from './person-records.service.js';
import { PersonMatch } from './person.enums.js';

/** One person as staff see them, starting from any record of theirs. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: PersonRecordsService,
    private readonly erasure: PersonErasureService,
    private readonly copies: PersonCopiesService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** @throws ApiException 404 where there is no such record */
  async find(kind: ClientKind, id: number): Promise<PersonDto> {
    const { manager } = this.dataSource;
    const { start, records } = await this.recordsOf(manager, kind, id);
    const emails = distinct(records.map(({ email }) => email?.toLowerCase()));
    const sure = start.erasedAt
      ? { inquiryIds: [], consultationIds: [], orderIds: [] }
      : await this.records.ofContact(manager, { email: start.email }, { withBinned: true });
    const matchOf = ({ kind: ofKind, id: ofId }: PersonRecord) => {
      if (ofKind === kind && ofId === id) return PersonMatch.RECORD;
      return idsOf(sure, ofKind).includes(ofId) ? PersonMatch.EMAIL : PersonMatch.PHONE;
    };
    const known = start.erasedAt ? [] : records.filter((each) => matchOf(each) !== PersonMatch.PHONE);
    return {
      names: distinct(known.map(({ name }) => name)),
      emails: distinct(known.map(({ email }) => email?.toLowerCase())),
      phones: distinct(known.map(({ phone }) => phone)),
      records: records.map((record) => PersonRecordDto.from(record, matchOf(record))),
      erasedAt: start.erasedAt,
      hasAccount: emails.length > 0 && (await manager.existsBy(User, { email: In(emails) })),
      copies: await this.copies.of(manager, records),
      state: stateOf(records),
    };
  }

  /**
   * Deletes the personal data of chosen records of a person. Where that was done before there is nothing left to do.
   * @throws ApiException 404; 400 for a record that is not one of the person; 409 where there is something of the
   * person that the caller has not seen
   */
  erase(
    kind: ClientKind,
    id: number,
    { state, records: chosen }: ErasePersonDto,
    actorId: number,
    request?: RequestIdentity,
  ): Promise<ErasedPersonDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const ids = await this.#idsOf(manager, await this.#start(manager, kind, id));
      const chosenIds = recordsOf(chosen);
      const left = await this.erasure.lock(manager, chosenIds);
      if (left.length === 0) return this.erasure.erase(manager, chosenIds, { actorId });
      requireOfPerson(chosen, left, ids);
      const locked = await this.erasure.lock(manager, ids);
      if (stateOf(locked) !== state) {
        throw conflict(
          'The records of this person have changed. Review them, then delete the personal data.',
        );
      }
      return this.erasure.erase(manager, chosenIds, { actorId });
    });
  }

  /** All records of the person of a record, newest first. @throws ApiException 404 where there is no such record */
  async recordsOf(
    manager: EntityManager,
    kind: ClientKind,
    id: number,
  ): Promise<{ start: PersonRecord; ids: PersonRecords; records: PersonRecord[] }> {
    const start = await this.#start(manager, kind, id);
    const ids = await this.#idsOf(manager, start);
    return { start, ids, records: newestFirst(await this.#read(manager, ids)) };
  }

  /** The ids of all records of the person of a record, those in the trash too; of one that is erased, its own. */
  async #idsOf(
    manager: EntityManager,
    { kind, id, erasedAt, ...contact }: PersonRecord,
  ): Promise<PersonRecords> {
    const found = erasedAt
      ? { inquiryIds: [], consultationIds: [], orderIds: [] }
      : await this.records.ofContact(manager, contact, { withBinned: true });
    const ofKind = idsOf(found, kind);
    // Who left neither an email nor a whole number is named by this record alone.
    if (!ofKind.includes(id)) ofKind.push(id);
    return found;
  }

  async #start(manager: EntityManager, kind: ClientKind, id: number): Promise<PersonRecord> {
    const [start] = await readRecords(manager, kind, [id]);
    if (!start) throw notFound('This record no longer exists. Open the person from another record.');
    return start;
  }

  async #read(manager: EntityManager, ids: PersonRecords): Promise<PersonRecord[]> {
    const records: PersonRecord[] = [];
    for (const kind of clientKinds) records.push(...(await readRecords(manager, kind, idsOf(ids, kind))));
    return records;
  }
}

function newestFirst(records: PersonRecord[]): PersonRecord[] {
  return records.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
}

function distinct(texts: (string | null | undefined)[]): string[] {
  return [...new Set(texts.filter((text): text is string => Boolean(text)))];
}

function recordsOf(chosen: ChosenRecordDto[]): PersonRecords {
  const ids = (kind: ClientKind) => [
    ...new Set(chosen.filter((each) => each.kind === kind).map(({ id }) => id)),
  ];
  return {
    inquiryIds: ids(RecordKind.INQUIRY),
    consultationIds: ids(RecordKind.CONSULTATION),
    orderIds: ids(RecordKind.ORDER),
  };
}

/** @param left those of the chosen records that are not erased */
function requireOfPerson(chosen: ChosenRecordDto[], left: PersonRecord[], ids: PersonRecords): void {
  const strangers = left.filter(({ kind, id }) => !idsOf(ids, kind).includes(id));
  const faults = chosen.flatMap(({ kind, id }, index) =>
    strangers.some((each) => each.kind === kind && each.id === id)
      ? [{ field: `records.${index}`, message: 'This record is not one of this person.' }]
      : [],
  );
  if (faults.length > 0) throw validationError(faults);
}

/** Which records there are, and in which versions. */
function stateOf(records: PersonRecord[]): string {
  const lines = records.map(
    ({ kind, id, version, deletedAt }) => `${kind} ${id} ${version} ${deletedAt !== null}`,
  );
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
}
