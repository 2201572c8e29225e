import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { validationError } from '../../common/errors/api-exception.js';
import { OfficeHoursDto, type OfficeTimeQuery, type PublicOfficeHoursDto } from './dto/office-hours.dto.js';
import { HolidayDto, NamedDayDto } from './dto/office-week.dto.js';
import { holidayNames } from './holidays/holiday-names.js';
import { holidaysBetween } from './holidays/holidays-between.js';
import { officeHoursTexts } from './office-hours-texts.js';
import { OfficeHours, officeHoursId } from './office-hours.entity.js';
import { afterOfficeTime, promisedMs } from './office-time.js';
import { type OfficeDay, usualWeek } from './office-week.js';
import { officeDayOf, specialDaysBetween, unconfirmedFeasts } from './special-days.js';

const mostYears = 2;
const yearMs = 366 * 24 * 60 * 60 * 1000;

/** When the office is open, as visitors and as staff read it. */
@Injectable()
export class OfficeHoursService {
  constructor(@InjectRepository(OfficeHours) private readonly hours: Repository<OfficeHours>) {}

  /** The usual week, and the days of some time on which it is otherwise. @throws ApiException 400 */
  async find(time: OfficeTimeQuery): Promise<PublicOfficeHoursDto> {
    requireSomeTime(time);
    const { week, days } = await this.#load();
    return { week, days: specialDaysBetween(days, time.from, time.to).map(NamedDayDto.from) };
  }

  async findForStaff(): Promise<OfficeHoursDto> {
    return OfficeHoursDto.from(await this.#load());
  }

  /** What the calendar says: holidays, and the feasts that nobody has confirmed yet, in order. @throws ApiException 400 */
  async holidays(time: OfficeTimeQuery): Promise<HolidayDto[]> {
    requireSomeTime(time);
    const { days } = await this.#load();
    const { from, to } = time;
    return [
      ...holidaysBetween(from, to).map((each) => ({ ...each, isProposed: false })),
      ...unconfirmedFeasts(days, from, to).map((each) => ({ ...each, isProposed: true })),
    ]
      .map((each) => ({ ...each, names: holidayNames[each.holiday] }))
      .sort((a, b) => (a.day < b.day ? -1 : 1));
  }

  /**
   * When the office is open on a day, and what the day is called where it is a special one.
   * @param day YYYY-MM-DD
   * @param manager of a transaction, where it is called within one
   */
  async on(day: string, manager?: EntityManager): Promise<OfficeDay> {
    return (await this.onDays(manager))(day);
  }

  /** What `on` says, of as many days as wanted with one query. */
  async onDays(manager?: EntityManager): Promise<(day: string) => OfficeDay> {
    const { week, days } = await this.#load(manager);
    return (day) => officeDayOf(week, days, day);
  }

  /**
   * Returns when so much time of open office is over; nights, holidays and closed days count for nothing.
   * @param ms how long the office is open until then
   */
  async afterOpenTime(from: Date, ms: number, manager?: EntityManager): Promise<Date> {
    return afterOfficeTime(await this.#load(manager), from, ms);
  }

  /** Returns by when something that comes now is to be answered, as the site promises it. */
  answerDue(manager: EntityManager): Promise<Date> {
    return this.afterOpenTime(new Date(), promisedMs, manager);
  }

  async #load(manager = this.hours.manager): Promise<OfficeHours> {
    const stored = await manager.findOneBy(OfficeHours, { id: officeHoursId });
    return stored ?? this.hours.create({ id: officeHoursId, week: usualWeek, days: [], version: 1 });
  }
}

function requireSomeTime({ from, to }: OfficeTimeQuery): void {
  if (to < from) throw validationError([{ field: 'to', message: officeHoursTexts.endsBeforeItBegins }]);
  if (Date.parse(to) - Date.parse(from) > mostYears * yearMs)
    throw validationError([{ field: 'to', message: officeHoursTexts.tooLong(mostYears) }]);
}
