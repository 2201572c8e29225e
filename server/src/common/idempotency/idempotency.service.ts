import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { createHash } from 'node:crypto';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  Raw,
  Repository,
} from 'typeorm';
import { conflict } from '../errors/api-exception.js';
import { CleanupJob } from '../jobs/cleanup-scheduler.js';
import { removeOld } from '../jobs/remove-old.js';
import { PreparedStatement } from '../prepared-statement.js';
import { seal, unseal } from '../sealing.js';
import type { RequestIdentity } from './idempotency-key.decorator.js';
import { IdempotencyRecord } from './idempotency-key.entity.js';

/** By the clock of the database, which wrote when they came: processes need not agree with it. */
const retention = "interval '24 hours'";

/** Of what is sealed. */
const purpose = 'idempotency answer';

/** A key that is too old counts as a new one. */
const takeKey = new PreparedStatement<{ key_hash: string }>(
  'take idempotency key',
  `INSERT INTO idempotency_keys AS stored (key_hash, body_hash) VALUES ($1, $2)
  ON CONFLICT (key_hash) DO UPDATE SET body_hash = $2, sealed_answer = '', created_at = now()
  WHERE stored.created_at < now() - ${retention} RETURNING key_hash`,
);

const sealAnswer = new PreparedStatement(
  'seal idempotency answer',
  `UPDATE idempotency_keys SET sealed_answer = $2 WHERE key_hash = $1`,
);

/** Columns of records that are filed once for each submission; empty where the client sent no key. */
export interface Submission {
  submissionId?: string | null;
  submissionBodyHash?: string | null;
}

export interface Filing<Filed, Answer> {
  target: EntityTarget<Filed>;
  /** What takes long and needs no transaction; not carried out for what was filed before. */
  prepare?: () => Promise<void>;
  /** Stores the record with the columns of the submission. */
  file: (manager: EntityManager, submission: Submission) => Promise<Answer>;
  /** Answers a submission whose record was filed before. */
  answer: (record: Filed, manager: EntityManager) => Answer | Promise<Answer>;
}

/** Makes a retried request harmless. */
@Injectable()
export class IdempotencyService {
  constructor(
    @InjectRepository(IdempotencyRecord) private readonly keys: Repository<IdempotencyRecord>,
    private readonly dataSource: DataSource,
  ) {}

  @CleanupJob('old idempotency keys')
  removeOldKeys(): Promise<void> {
    return removeOld(this.keys, `created_at < now() - ${retention}`);
  }

  /**
   * Carries out the work in one transaction, at most once for each key: the key, what the work writes and the
   * answer are committed together or not at all. The same request again gets the first answer.
   * @throws ApiException 409 when the key was used for another body
   */
  async runOnce<Answer>(
    request: RequestIdentity | undefined,
    work: (manager: EntityManager) => Promise<Answer>,
  ): Promise<Answer> {
    return this.dataSource.transaction(async (manager) => {
      if (!request) return work(manager);
      const keyHash = hashOf(request);
      // A second request with the same key waits here until the first one's transaction is over.
      const taken = await takeKey.run(manager, [keyHash, request.bodyHash]);
      if (taken.length === 0) return this.#firstAnswer<Answer>(manager, keyHash, request);
      const answer = await work(manager);
      await sealAnswer.run(manager, [keyHash, seal(JSON.stringify(answer ?? null), request.key, purpose)]);
      return answer;
    });
  }

  /**
   * Files a record at most once for each submission, for ever: the record itself keeps which submission it came with.
   * The same submission again is answered with that record as it is by then.
   * @throws ApiException 409 when the key was used for another body
   */
  async createOnce<Filed extends Submission & ObjectLiteral, Answer>(
    request: RequestIdentity | undefined,
    { target, prepare, file, answer }: Filing<Filed, Answer>,
  ): Promise<Answer> {
    if (prepare) {
      const before = request && (await this.#findFiled(target, request));
      if (before) return answer(before, this.dataSource.manager);
      await prepare();
    }
    try {
      return await this.dataSource.transaction((manager) =>
        file(manager, request ? submissionOf(request) : {}),
      );
    } catch (error) {
      // Most are no retry, so it is not looked for before. What is in the way of one is its own record, or the time that
      // it took.
      const before = request && (await this.#findFiled(target, request));
      if (before) return answer(before, this.dataSource.manager);
      throw error;
    }
  }

  async #findFiled<Filed extends Submission & ObjectLiteral>(
    target: EntityTarget<Filed>,
    request: RequestIdentity,
  ): Promise<Filed | null> {
    const { submissionId } = submissionOf(request);
    const record = await this.dataSource.manager
      .createQueryBuilder(target, 'filed')
      .addSelect('filed.submissionBodyHash')
      .withDeleted()
      .where('filed.submissionId = :submissionId', { submissionId })
      .getOne();
    if (record) requireSameBody(record.submissionBodyHash, request.bodyHash);
    return record;
  }

  /**
   * Whether the same request was carried out before, for work that cannot even be checked a second time.
   * @throws ApiException 409 when the key was used for another body
   */
  async wasCarriedOut(request: RequestIdentity | undefined): Promise<boolean> {
    if (!request) return false;
    const keyHash = hashOf(request);
    const isStored = Raw((column) => `${column} >= now() - ${retention}`);
    const where = { keyHash, createdAt: isStored };
    const record = await this.keys.findOneBy(where);
    if (record) requireSameBody(record.bodyHash, request.bodyHash);
    return record !== null;
  }

  async #firstAnswer<Answer>(
    manager: EntityManager,
    keyHash: string,
    request: RequestIdentity,
  ): Promise<Answer> {
    const record = await manager.findOneByOrFail(IdempotencyRecord, { keyHash });
    requireSameBody(record.bodyHash, request.bodyHash);
    return JSON.parse(unseal(record.sealedAnswer, request.key, purpose)) as Answer;
  }
}

function requireSameBody(former: string | null | undefined, bodyHash: string): void {
  if (former !== bodyHash) {
    throw conflict('This Idempotency-Key was used for another request. Send a new key.');
  }
}

/** Of route and key, hexadecimal. */
function hashOf({ route, key }: RequestIdentity): string {
  return createHash('sha256').update(`${route} ${key}`).digest('hex');
}

/** Which submission a request is, as its record keeps it. */
function submissionOf(request: RequestIdentity): Submission {
  return { submissionId: hashOf(request), submissionBodyHash: request.bodyHash };
}
