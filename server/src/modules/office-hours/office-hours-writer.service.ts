import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { type FieldError, validationError } from '../../common/errors/api-exception.js';
import { insertMissing } from '../../common/insert-row.js';
import { RecordKind } from '../../common/record-kind.js';
import { type ContentType, RecordWriter, setColumns } from '../../content/content.module.js';
import {
  AffectedMeetingsDto,
  OfficeHoursDto,
  type SpecialDayDto,
  type UpdatedOfficeHoursDto,
  type UpdateOfficeHoursDto,
} from './dto/office-hours.dto.js';
import type { UpdateOfficeWeekDto } from './dto/office-week.dto.js';
import { OfficeHours, officeHoursId } from './office-hours.entity.js';
import { type OfficeWeek, type SpecialDay, usualWeek, weekdays } from './office-week.js';
import { faultOfHours, faultsOfWeek } from './sensible-hours.js';
import { UpcomingMeetings } from './upcoming-meetings.js';

const officeHoursType: ContentType<OfficeHours> = {
  kind: RecordKind.SETTINGS,
  entity: OfficeHours,
  notFound: 'Office hours not found.',
  titleOf: () => 'Office hours',
  toDto: OfficeHoursDto.from,
};

/** What staff change: when the office is open. */
@Injectable()
export class OfficeHoursWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly meetings: UpcomingMeetings,
  ) {}

  /** @throws ApiException 400, 409 with the current hours */
  update({ version, week, days }: UpdateOfficeHoursDto, caller: Caller): Promise<UpdatedOfficeHoursDto> {
    requireSensible(week ?? {}, days ?? []);
    const wantedDays = days && inOrder(days);
    // What is wanted goes on top of what is stored, so it is only known once the row is loaded and locked.
    const wantedOf = (stored: OfficeHours) =>
      setColumns<OfficeHours>({ week: week && changedWeek(stored.week, week), days: wantedDays });
    const change = {
      id: officeHoursId,
      version,
      isDone: (stored: OfficeHours) => wantedOf(stored).isDone(stored),
      apply: (stored: OfficeHours) => wantedOf(stored).apply(stored),
    };
    return this.dataSource.transaction(async (manager) => {
      let saved: OfficeHours | undefined;
      const affected = await this.meetings.affectedBy(manager, async () => {
        // The first change makes the row; before it the usual hours hold.
        await insertMissing(manager, OfficeHours, { id: officeHoursId, week: usualWeek, days: [] });
        const { version: before } = await this.records.load(manager, officeHoursType, officeHoursId);
        saved = await this.records.change(manager, officeHoursType, change, caller);
        return saved.version !== before;
      });
      return { ...OfficeHoursDto.from(saved!), ...AffectedMeetingsDto.from(affected) };
    });
  }
}

function requireSensible(week: UpdateOfficeWeekDto, days: SpecialDayDto[]): void {
  const faults: FieldError[] = [
    ...faultsOfWeek('week', week),
    ...days.flatMap(({ hours }, index) => faultOfHours(`days.${index}.hours`, hours)),
    ...days.flatMap(({ day, holiday, names }, index) => {
      const isTwice = days.findIndex((other) => other.day === day) < index;
      return [
        ...(isTwice
          ? [{ field: `days.${index}.day`, message: `${day} is entered twice. Remove one entry.` }]
          : []),
        ...(holiday || names
          ? []
          : [{ field: `days.${index}.names`, message: 'Enter the name of the day.' }]),
      ];
    }),
  ];
  if (faults.length > 0) throw validationError(faults);
}

/** Plain objects: those of a class would count as changed regardless of their values. */
function inOrder(days: SpecialDayDto[]): SpecialDay[] {
  return days
    .map(({ day, hours, holiday, names }) => ({
      day,
      hours: hours ? { opens: hours.opens, closes: hours.closes } : null,
      holiday: holiday ?? null,
      names: names ? { en: names.en, am: names.am ?? null, om: names.om ?? null } : null,
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

function changedWeek(stored: OfficeWeek, wanted: UpdateOfficeWeekDto): OfficeWeek {
  const week = { ...stored };
  for (const weekday of weekdays) {
    const hours = wanted[weekday];
    if (hours !== undefined) week[weekday] = hours && { opens: hours.opens, closes: hours.closes };
  }
  return week;
}
