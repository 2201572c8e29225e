import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { forbidden, notFound } from '../../common/errors/api-exception.js';
import { RecordKind, type ClientKind } from '../../common/record-kind.js';
import { type PersonRecords, PersonRecordsService, readRecords } from '../people/people.module.js';
import {
  LinkPurpose,
  myRequestPurposes,
  type SecretLink,
  SecretLinksService,
} from '../secret-links/secret-links.module.js';
import { myRequestsTexts } from './my-requests-texts.js';

interface Options {
  /** Whether what is in the trash counts, too. */
  withBinned?: boolean;
}

/** The records that a link leads to. */
@Injectable()
export class LinkedRecordsService {
  constructor(
    private readonly links: SecretLinksService,
    private readonly people: PersonRecordsService,
  ) {}

  /** @throws ApiException 404 for a link that is not good */
  open(manager: EntityManager, token: string): Promise<SecretLink> {
    return this.links.find(manager, token, myRequestPurposes);
  }

  /** The ids of the records that a link leads to: those with its address, or the one whose code was entered. */
  async recordsOf(manager: EntityManager, link: SecretLink, options: Options = {}): Promise<PersonRecords> {
    if (opensAll(link)) {
      return this.people.ofContact(manager, { email: await emailOf(manager, link) }, options);
    }
    const idsOf = (kind: ClientKind) => (kind === link.kind ? [link.recordId] : []);
    return {
      inquiryIds: idsOf(RecordKind.INQUIRY),
      consultationIds: idsOf(RecordKind.CONSULTATION),
      orderIds: idsOf(RecordKind.ORDER),
    };
  }

  /**
   * Makes sure that a link leads to a record.
   * @throws ApiException 404 for a link that is not good, and for somebody else's record; 403 where the link leads to
   *   another record only
   */
  async require(manager: EntityManager, token: string, kind: keyof PersonRecords, id: number): Promise<void> {
    const link = await this.open(manager, token);
    const records = await this.recordsOf(manager, link);
    if (records[kind].includes(id)) return;
    throw opensAll(link) ? notFound(myRequestsTexts.notYours) : forbidden(myRequestsTexts.otherRecord);
  }
}

/** The address of a link's record, in the trash too; null where it has none, or is gone. */
export async function emailOf(
  manager: EntityManager,
  { kind, recordId }: SecretLink,
): Promise<string | null> {
  const [record] = await readRecords(manager, kind as ClientKind, [recordId]);
  return record?.email ?? null;
}

/** Whether a link opens all records with the address of its own. */
export function opensAll({ purpose }: SecretLink): boolean {
  return purpose === LinkPurpose.ALL_MY_REQUESTS;
}

/** Whether a link may erase what it opens: not that of a mail about a record, which may have been forwarded. */
export function canErase({ purpose }: SecretLink): boolean {
  return purpose !== LinkPurpose.MY_REQUEST;
}
