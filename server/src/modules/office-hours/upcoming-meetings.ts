import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { Discovered } from '../../common/discovery/discovered.js';
import type { AffectedMeetingDto } from './dto/office-hours.dto.js';

/** Why a scheduled meeting cannot take place as agreed. */
export enum Obstacle {
  OFFICE_CLOSED = 'OFFICE_CLOSED',
  OUTSIDE_HOURS = 'OUTSIDE_HOURS',
  CONSULTANT_INACTIVE = 'CONSULTANT_INACTIVE',
}

/** A meeting to come, and all that is in its way. */
export interface ObstructedMeeting {
  meeting: AffectedMeetingDto;
  obstacles: Obstacle[];
}

/** What the consultations module knows of the meetings to come. */
export interface MeetingSource {
  /** Blocks every change of meeting times until the transaction ends. */
  lock(manager: EntityManager): Promise<void>;
  /** The number of upcoming consultations by the id of their consultant; consultants without any are left out. */
  count(manager: EntityManager): Promise<Map<number, number>>;
  /** The scheduled meetings that the hours and consultants, as stored, do not allow; soonest first. */
  obstructed(manager: EntityManager): Promise<ObstructedMeeting[]>;
}

/** Marks the provider that knows the meetings to come: a `MeetingSource`. */
export const KnowsMeetings = DiscoveryService.createDecorator<true>();

/** Reads upcoming meetings for modules on which the consultations depend. */
@Injectable()
export class UpcomingMeetings {
  constructor(private readonly discovered: Discovered) {}

  get #source(): MeetingSource | undefined {
    return this.discovered.provider(KnowsMeetings);
  }

  async lock(manager: EntityManager): Promise<void> {
    await this.#source?.lock(manager);
  }

  async count(manager: EntityManager): Promise<Map<number, number>> {
    return (await this.#source?.count(manager)) ?? new Map<number, number>();
  }

  async obstructed(manager: EntityManager): Promise<ObstructedMeeting[]> {
    return (await this.#source?.obstructed(manager)) ?? [];
  }

  /**
   * Makes a change of hours or consultants, and names the scheduled meetings that it obstructs. If nothing changes, as
   * when a request is repeated, it names all that are obstructed: the first answer may have been lost.
   * @param change returns whether it changed something
   */
  async affectedBy(manager: EntityManager, change: () => Promise<boolean>): Promise<AffectedMeetingDto[]> {
    // Before the changed row, as by those who schedule meetings.
    await this.lock(manager);
    const before = new Map(
      (await this.obstructed(manager)).map(({ meeting, obstacles }) => [meeting.id, obstacles]),
    );
    const isChanged = await change();
    const after = await this.obstructed(manager);
    return after
      .filter(
        ({ meeting, obstacles }) =>
          !isChanged || obstacles.some((each) => !before.get(meeting.id)?.includes(each)),
      )
      .map(({ meeting }) => meeting);
  }
}
