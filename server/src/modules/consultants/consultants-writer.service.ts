import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict, type FieldError, validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { applyChanges } from '../../common/versioning.js';
import { RecordWriter, setColumns, TrashService } from '../../content/content.module.js';
import {
  AffectedMeetingsDto,
  faultsOfWeek,
  fullWeek,
  UpcomingMeetings,
} from '../office-hours/office-hours.module.js';
import { consultantType } from './consultant.content-type.js';
import { Consultant, type DaysAway } from './consultant.entity.js';
import {
  ConsultantDto,
  type CreateConsultantDto,
  type DaysAwayDto,
  type UpdateConsultantDto,
  type UpdatedConsultantDto,
} from './dto/consultant.dto.js';

/** What staff change: who meets clients, and when. */
@Injectable()
export class ConsultantsWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly meetings: UpcomingMeetings,
    private readonly trash: TrashService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** @throws ApiException 400 */
  create(body: CreateConsultantDto, caller: Caller, request?: RequestIdentity): Promise<ConsultantDto> {
    const columns = columnsOf(body);
    return this.idempotency.runOnce(request, async (manager) => {
      const consultant = manager.create(Consultant, {});
      applyChanges(consultant, columns);
      return ConsultantDto.from(await this.records.create(manager, consultantType, consultant, caller));
    });
  }

  /** @throws ApiException 400, 404, 409 with the current record */
  update(
    id: number,
    { version, ...body }: UpdateConsultantDto,
    caller: Caller,
  ): Promise<UpdatedConsultantDto> {
    const change = { id, version, ...setColumns<Consultant>(columnsOf(body)) };
    return this.dataSource.transaction(async (manager) => {
      let saved: Consultant | undefined;
      const affected = await this.meetings.affectedBy(manager, async () => {
        const { version: before } = await this.records.load(manager, consultantType, id);
        saved = await this.records.change(manager, consultantType, change, caller);
        return saved.version !== before;
      });
      const theirs = affected.filter(({ consultantId }) => consultantId === id);
      return { ...ConsultantDto.from(saved!), ...AffectedMeetingsDto.from(theirs) };
    });
  }

  /**
   * Moves one to the trash.
   * @throws ApiException 404, 409 while consultations are still to come that they hold
   */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Before the row is, as by those who arrange consultations.
      await this.meetings.lock(manager);
      const consultant = await this.records.load(manager, consultantType, id);
      const upcoming = (await this.meetings.count(manager)).get(id) ?? 0;
      if (upcoming > 0) throw conflict(stillBusy(consultant, upcoming));
      await this.trash.put(manager, consultantType, consultant, caller);
    });
  }

  /** Takes one out of the trash as it was. @throws ApiException 404 when it is not there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<ConsultantDto> {
    return this.idempotency.runOnce(request, async (manager) =>
      ConsultantDto.from(await this.trash.restore(manager, consultantType, id, caller)),
    );
  }
}

function stillBusy({ name }: Consultant, upcoming: number): string {
  const many = upcoming === 1 ? '1 upcoming consultation' : `${upcoming} upcoming consultations`;
  const them = upcoming === 1 ? 'it' : 'them';
  return `${name} has ${many}. Assign ${them} to another consultant or cancel ${them}, then delete ${name}.`;
}

/** What is sent, as it is stored. @throws ApiException 400 */
function columnsOf({ week, away, ...fields }: Partial<CreateConsultantDto>): Partial<Consultant> {
  const faults = [...(week ? faultsOfWeek('week', week) : []), ...faultsOfAway(away ?? [])];
  if (faults.length > 0) throw validationError(faults);
  return { ...fields, week: week && fullWeek(week), away: away && inOrder(away) };
}

function faultsOfAway(away: DaysAwayDto[]): FieldError[] {
  return away.flatMap(({ from, to }, index) =>
    to < from ? [{ field: `away.${index}.to`, message: 'to cannot be before from.' }] : [],
  );
}

/** Plain objects: those of a class would count as changed regardless of their values. */
function inOrder(away: DaysAwayDto[]): DaysAway[] {
  return away
    .map(({ from, to, reason }) => ({ from, to, reason: reason ?? null }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
