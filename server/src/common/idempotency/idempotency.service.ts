import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { conflict } from '../errors/api-exception.js';
import { OneStatement } from '../one-statement.js';
import { CleanupScheduler } from '../jobs/cleanup-scheduler.js';
import { removeOld } from '../jobs/remove-old.js';
import { seal, unseal } from '../sealing.js';
import { IdempotencyRecord } from './idempotency-key.entity.js';
import type { RequestIdentity } from './idempotency-key.decorator.js';

/** By the clock of the database, which wrote when they came: processes need not agree with it. */
const keptFor = "interval '24 hours'";

/** Of what is sealed. */
const purpose = 'idempotency answer';

/** A key that is too old counts as a new one. */
const takeKey = `INSERT INTO idempotency_keys AS stored (key_hash, body_hash) VALUES ($1, $2)
  ON CONFLICT (key_hash) DO UPDATE SET body_hash = $2, sealed_answer = '', created_at = now()
  WHERE stored.created_at < now() - ${keptFor} RETURNING key_hash`;

const sealAnswer = `UPDATE idempotency_keys SET sealed_answer = $2 WHERE key_hash = $1 RETURNING key_hash`;

/** Makes a retried request harmless. */
@Injectable()
export class IdempotencyService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly cleanup: CleanupScheduler,
  ) {}

  onModuleInit(): void {
    const where = `created_at < now() - ${keptFor}`;
    this.cleanup.add('old idempotency keys', () =>
      removeOld(this.dataSource, { table: 'idempotency_keys', where }),
    );
  }

  /**
   * Carries out the work in one transaction, at most once for each key: the key, what the work writes and the
   * answer are committed together or not at all. The same request again gets the first answer.
   * @param work what it leaves in `last` is written after it, in one statement with the answer
   * @throws ApiException 409 when the key was used for another body
   */
  async runOnce<Answer>(
    request: RequestIdentity | undefined,
    work: (manager: EntityManager, last: OneStatement) => Promise<Answer>,
  ): Promise<Answer> {
    return this.dataSource.transaction(async (manager) => {
      const last = new OneStatement(manager);
      if (!request) {
        const answer = await work(manager, last);
        await last.send();
        return answer;
      }
      const keyHash = sha256(`${request.route} ${request.key}`);
      // A second request with the same key waits here until the first one's transaction is over.
      const taken = await manager.query<unknown[]>(takeKey, [keyHash, request.bodyHash]);
      if (taken.length === 0) return this.#firstAnswer<Answer>(manager, keyHash, request);
      const answer = await work(manager, last);
      last.add(sealAnswer, [keyHash, seal(JSON.stringify(answer ?? null), request.key, purpose)]);
      await last.send();
      return answer;
    });
  }

  /**
   * Whether the same request was carried out before, for work that cannot even be checked a second time.
   * @throws ApiException 409 when the key was used for another body
   */
  async wasCarriedOut(request: RequestIdentity | undefined): Promise<boolean> {
    if (!request) return false;
    const keyHash = sha256(`${request.route} ${request.key}`);
    const isKept = Raw((column) => `${column} >= now() - ${keptFor}`);
    const where = { keyHash, createdAt: isKept };
    const record = await this.dataSource.manager.findOneBy(IdempotencyRecord, where);
    if (record) requireSameBody(record, request);
    return record !== null;
  }

  async #firstAnswer<Answer>(
    manager: EntityManager,
    keyHash: string,
    request: RequestIdentity,
  ): Promise<Answer> {
    const record = await manager.findOneByOrFail(IdempotencyRecord, { keyHash });
    requireSameBody(record, request);
    return JSON.parse(unseal(record.sealedAnswer, request.key, purpose)) as Answer;
  }
}

function requireSameBody(record: IdempotencyRecord, { bodyHash }: RequestIdentity): void {
  if (record.bodyHash !== bodyHash) {
    throw conflict('This Idempotency-Key was used for another request. Send a new key.');
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
