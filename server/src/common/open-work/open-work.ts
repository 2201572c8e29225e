import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../access/access.js';
import { Discovered } from '../discovery/discovered.js';
import type { RecordKind } from '../record-kind.js';

/** An account of staff whose work is asked for. */
export interface WorkingAccount {
  id: number;
  email: string;
}

/** Records of one kind that an account has under way. */
export interface OpenWork {
  kind: RecordKind;
  /** All of them; of these the records are the first few. */
  count: number;
  records: { id: number; title: string }[];
  /** Whether a successor takes them over. Others stay where every colleague finds them. */
  isHandedOver: boolean;
}

/** How many records of a kind are named. */
export const namedWork = 5;

/** Gives what an account has under way to another one, or to nobody. */
export interface HandOver {
  from: number;
  to: number | null;
  caller: Caller;
}

type Find = (manager: EntityManager, account: WorkingAccount) => Promise<OpenWork[]>;
type Give = (manager: EntityManager, handOver: HandOver) => Promise<void>;

/** Marks a method that finds what an account has under way in its module. */
export const FindsOpenWork = DiscoveryService.createDecorator<true>();

/** Marks a method that gives what an account has under way in its module to another one. */
export const HandsOverWork = DiscoveryService.createDecorator<true>();

/** What a member of staff has under way in all modules, and who takes it over. */
@Injectable()
export class StaffWork {
  constructor(private readonly discovered: Discovered) {}

  async of(manager: EntityManager, account: WorkingAccount): Promise<OpenWork[]> {
    const found: OpenWork[] = [];
    for (const { method } of this.discovered.methods<true, Find>(FindsOpenWork)) {
      found.push(...(await method(manager, account)));
    }
    return found.filter(({ count }) => count > 0);
  }

  /** @param manager of a transaction @throws ApiException 400 for an account that cannot take the work */
  async handOver(manager: EntityManager, handOver: HandOver): Promise<void> {
    for (const { method } of this.discovered.methods<true, Give>(HandsOverWork)) {
      await method(manager, handOver);
    }
  }
}
