import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Answers of the consultations module about those that a consultant holds. */
export interface UpcomingWork {
  /** Lets nobody arrange anything until the transaction ends. */
  lock(manager: EntityManager): Promise<void>;
  /** How many consultations are still to come, by the id of who holds them; those with none are left out. */
  count(manager: EntityManager): Promise<Map<number, number>>;
}

/** Knows what consultants have to do, without knowing what that is made of: the consultations say so as they start. */
@Injectable()
export class ConsultantWork {
  #source: UpcomingWork | undefined;

  /** To be called while the application starts. */
  comesFrom(source: UpcomingWork): void {
    this.#source = source;
  }

  async lock(manager: EntityManager): Promise<void> {
    await this.#source?.lock(manager);
  }

  async count(manager: EntityManager): Promise<Map<number, number>> {
    return (await this.#source?.count(manager)) ?? new Map<number, number>();
  }
}
