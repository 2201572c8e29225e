import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** By what a person was known, in the records that they are taken out of. */
export interface ErasedPerson {
  names: string[];
  emails: string[];
  phones: string[];
}

/** Which records go for good, or stay without the person they are about. */
export interface Erased {
  /** What kind of records: `inquiry`, as the audit log, the trash and notifications call it. */
  subject: string;
  ids: number[];
  /** Who is taken out of records that stay; left out where the records themselves go. */
  person?: ErasedPerson;
  /** Whether staff do it, who know whom they erase; who erases themselves may have called themselves anything. */
  isByStaff?: boolean;
}

type Work = (manager: EntityManager, erased: Erased) => Promise<unknown>;

/**
 * Calls modules that keep something of a record – a name in the log, a letter – when the record goes for
 * good, or that its person is taken out of it, so that nothing of the person stays.
 */
@Injectable()
export class Erasure {
  private readonly keepers: Work[] = [];
  private readonly lastKeepers: Work[] = [];

  /** To be called while the application starts. @param work is part of the transaction that removes the records */
  add(work: Work): void {
    this.keepers.push(work);
  }

  /** Runs after all that `add` registered. */
  addLast(work: Work): void {
    this.lastKeepers.push(work);
  }

  /**
   * To be called by who removes records for good, or takes a person out of them, in the same transaction: before the
   * records of accounts go, whose rows elsewhere go with them, and before or after those of others.
   */
  async erase(manager: EntityManager, erased: Erased): Promise<void> {
    for (const work of [...this.keepers, ...this.lastKeepers]) await work(manager, erased);
  }
}
