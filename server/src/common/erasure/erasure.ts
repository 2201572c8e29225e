import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { afterCommit } from '../after-commit.js';
import { Discovered } from '../discovery/discovered.js';

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

type Step = (manager: EntityManager, erased: Erased) => Promise<unknown>;

/**
 * Marks a method that takes records, or the person they are about, out of what its module keeps of them, within the
 * transaction that does so; see `Erased`. Those marked `last` run after all others.
 */
export const EraseStep = DiscoveryService.createDecorator<'last' | 'before'>();

/**
 * Takes records, or their person, out of all modules that keep something of them – a name in the log, a letter – so that
 * nothing of the person stays.
 */
@Injectable()
export class Erasure {
  #steps: Step[] | undefined;

  constructor(private readonly discovered: Discovered) {}

  /**
   * To be called by who removes records for good, or takes a person out of them, in the same transaction: before the
   * records of accounts go, whose rows elsewhere go with them, and before or after those of others.
   */
  async erase(manager: EntityManager, erased: Erased): Promise<void> {
    this.#steps ??= this.#find();
    for (const step of this.#steps) await step(manager, erased);
  }

  #find(): Step[] {
    const steps = this.discovered.methods<'last' | 'before', Step>(EraseStep);
    const isLast = ({ value }: { value: string }) => Number(value === 'last');
    return steps.sort((a, b) => isLast(a) - isLast(b)).map(({ method }) => method);
  }
}

/** Replaces personal data where a column may not be empty. */
export const erasedName = 'Erased person';

/** Nobody can have it: `.invalid` is no domain and never will be. */
export const erasedEmail = 'erased@erased.invalid';

/** In place of what they wrote. */
export const erasedText = 'Erased';

/**
 * Takes new statistics of the tables after the commit: those of before hold samples of columns, which may be a name or
 * an address. Within the transaction, ANALYZE would hold its locks to the end, and other erasures would wait. Where it
 * fails, autovacuum takes new ones later.
 * @param manager of a transaction
 */
export function refreshStatistics(manager: EntityManager, ...targets: EntityTarget<ObjectLiteral>[]): void {
  const tables = targets.map((target) => manager.dataSource.getMetadata(target).tableName);
  afterCommit(manager, 'Statistics could not be refreshed after personal data was deleted', (queryRunner) =>
    queryRunner.query(`ANALYZE ${tables.join(', ')}`),
  );
}
