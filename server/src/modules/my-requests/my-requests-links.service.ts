import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind, type ClientKind } from '../../common/record-kind.js';
import { inSameTime } from '../../common/same-time.js';
import { numbersIn } from '../../common/text/phone.js';
import { readTrackingCode } from '../../common/text/tracking-code.js';
import { MailOutbox } from '../mail/mail.module.js';
import { type NotifiedRecord, NotificationSubject } from '../notifications/notifications.module.js';
import { findByCode, findNewest } from '../people/people.module.js';
import { LinkPurpose, SecretLinksService } from '../secret-links/secret-links.module.js';
import { CodeAttempts } from './code-attempts.js';
import type { NewMyRequestsLinkDto, OpenMyRequestsDto } from './dto/my-requests-bodies.dto.js';
import { myRequestsTexts } from './my-requests-texts.js';

/** Gives people without an account links to what the office has of them. */
@Injectable()
export class MyRequestsLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SecretLinksService,
    private readonly attempts: CodeAttempts,
    private readonly mails: MailOutbox,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Opens one record by its code and the end of its phone number.
   * @param address network address of the client
   * @returns the token of a link to it, good for half an hour
   * @throws ApiException 404 where they do not go together, 429 after five that did not
   */
  async open({ code: typed, digits }: OpenMyRequestsDto, address: string): Promise<string> {
    const code = readTrackingCode(typed);
    const takeBack = await this.attempts.begin(code ?? typed.toUpperCase(), address);
    const { manager } = this.dataSource;
    const record = code && (await findByCode(manager, code));
    const isRight = record && numbersIn(record.phone ?? '').some((number) => number.endsWith(digits));
    if (!isRight) throw notFound(myRequestsTexts.wrongCode);
    await takeBack();
    const { kind, id: recordId } = record;
    return this.links.create(manager, { purpose: LinkPurpose.MY_REQUEST_BY_CODE, kind, recordId });
  }

  /** Emails a link, good for an hour, to an address, if something was sent with it. */
  sendLink(
    { email }: NewMyRequestsLinkDto,
    language: SiteLanguage,
    request?: RequestIdentity,
  ): Promise<void> {
    const work = this.idempotency.runOnce(request, async (manager) => {
      const newest = await findNewest(manager, email);
      if (!newest) return;
      const { kind, id, name, title: about } = newest;
      const record: NotifiedRecord = { subject: subjects[kind], id, name, about };
      await this.mails.add(manager, {
        record,
        visitor: { name, email, phone: null, language },
        toVisitor: { kind: 'my-requests-link' },
        isLimited: true,
      });
    });
    return inSameTime(work);
  }
}

const subjects: Record<ClientKind, NotificationSubject> = {
  [RecordKind.INQUIRY]: NotificationSubject.INQUIRY,
  [RecordKind.CONSULTATION]: NotificationSubject.CONSULTATION,
  [RecordKind.ORDER]: NotificationSubject.ORDER,
};
