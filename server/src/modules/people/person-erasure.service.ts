import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { type ErasedPerson, Erasure } from '../../common/erasure/erasure.js';
import { RecordKind, type ClientKind, clientKinds } from '../../common/record-kind.js';
import { ActivityService, ActivityVerb } from '../../content/content.module.js';
import type { ErasedPersonDto } from './dto/person.dto.js';
import { PersonCopiesService } from './person-copies.service.js';
import {
  idsOf,
  columnsOfKind,
  type PersonRecord,
  type PersonRecords,
  readRecords,
} from './person-records.js';

interface Options {
  /** The account that does it; left out where the person does it. */
  actorId?: number | null;
}

const subjects = {
  [RecordKind.INQUIRY]: RecordKind.INQUIRY,
  [RecordKind.CONSULTATION]: RecordKind.CONSULTATION,
  [RecordKind.ORDER]: RecordKind.ORDER,
};

/**
 * Takes a person out of everything. The records stay, with what figures are made of, and nobody is known by them any
 * more; modules that store something beside them take part through `Erasure`. No mail is sent.
 */
@Injectable()
export class PersonErasureService {
  constructor(
    private readonly erasure: Erasure,
    private readonly activity: ActivityService,
    private readonly copies: PersonCopiesService,
  ) {}

  /**
   * To be called within the transaction that found the records. Those that somebody else has erased meanwhile are
   * passed over.
   */
  async erase(
    manager: EntityManager,
    records: PersonRecords,
    { actorId }: Options = {},
  ): Promise<ErasedPersonDto> {
    const locked = await this.lock(manager, records);
    const person = personOf(locked);
    for (const kind of clientKinds) {
      const ids = locked.filter((record) => record.kind === kind).map(({ id }) => id);
      if (ids.length === 0) continue;
      const subject = subjects[kind];
      await this.erasure.erase(manager, { subject, ids, person, isByStaff: Boolean(actorId) });
      const lines = ids.map((id) => ({
        ...{ subject, id, verb: ActivityVerb.ERASED },
        title: `${subject[0]!.toUpperCase()}${subject.slice(1)} #${id}, person erased`,
        actorId: actorId ?? undefined,
      }));
      await this.activity.record(manager, ...lines);
    }
    const countOf = (kind: ClientKind) => locked.filter((record) => record.kind === kind).length;
    return {
      inquiries: countOf(RecordKind.INQUIRY),
      consultations: countOf(RecordKind.CONSULTATION),
      orders: countOf(RecordKind.ORDER),
      copies: await this.copies.of(manager, locked),
    };
  }

  /** Records that nobody changes until the transaction ends, but for those that are erased already. */
  async lock(manager: EntityManager, records: PersonRecords): Promise<PersonRecord[]> {
    const locked: PersonRecord[] = [];
    for (const kind of clientKinds) {
      const ids = idsOf(records, kind);
      if (ids.length === 0) continue;
      const rows = await manager.find(columnsOfKind[kind].target, {
        where: { id: In(ids), erasedAt: IsNull() },
        order: { id: 'ASC' },
        lock: { mode: 'for_no_key_update' },
        withDeleted: true,
      });
      // By a query of its own: what is joined to a locked row would be locked, too.
      locked.push(
        ...(await readRecords(
          manager,
          kind,
          rows.map(({ id }) => id),
        )),
      );
    }
    return locked;
  }
}

function personOf(records: PersonRecord[]): ErasedPerson {
  const distinct = (texts: (string | null)[]) => [
    ...new Set(texts.filter((text) => text !== null && text !== '')),
  ];
  return {
    names: distinct(records.map(({ name }) => name)),
    emails: distinct(records.map(({ email }) => email)),
    phones: distinct(records.map(({ phone }) => phone)),
  } as ErasedPerson;
}
