import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What is told of records that go for good. */
export interface Erased {
  /** What kind of records: `inquiry`, as the audit log, the bin and notifications call it. */
  subject: string;
  ids: number[];
}

type Work = (manager: EntityManager, erased: Erased) => Promise<unknown>;

/**
 * Tells whoever keeps something of a record beside it – a name in the log, a letter – that the record goes for
 * good, so that nothing of the person stays.
 */
@Injectable()
export class Erasure {
  private readonly keepers: Work[] = [];

  /** To be called while the application starts. @param work is part of the transaction that removes the records */
  add(work: Work): void {
    this.keepers.push(work);
  }

  /**
   * To be called by who removes records for good, in the same transaction: before the records of accounts go, whose
   * rows elsewhere go with them, and before or after those of others.
   */
  async erase(manager: EntityManager, erased: Erased): Promise<void> {
    for (const work of this.keepers) await work(manager, erased);
  }
}
