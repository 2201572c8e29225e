import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { ArrayContains, type EntityManager, LessThan, Repository, type UpdateResult } from 'typeorm';
import { type ApiException, conflict, validationError } from '../../common/errors/api-exception.js';
import type { Sentence } from '../../common/errors/sentence.js';
import { hashToken } from '../../common/sealing.js';
import { Config } from '../../config/config.js';
import { SIGNING_SECRET } from '../../config/config.module.js';
import { User } from '../accounts/accounts.module.js';
import { openSecret, sealSecret } from './sealed-secrets.js';
import { secondFactorTexts } from './second-factor-texts.js';
import { SecondFactor } from './second-factor.entity.js';

/** In seconds; what every authenticator app assumes. */
const period = 30;

const recoveryCodes = 10;

/** Digits and letters without look-alikes. */
const codeLetters = '23456789abcdefghjkmnpqrstuvwxyz';

/** What an authenticator app needs. */
export interface Enrolment {
  secret: string;
  uri: string;
}

/** Codes of an authenticator app beside the password (RFC 6238), and codes for owners who lost it. */
@Injectable()
export class SecondFactorsService {
  constructor(
    @InjectRepository(SecondFactor) private readonly factors: Repository<SecondFactor>,
    private readonly config: Config,
    @Inject(SIGNING_SECRET) private readonly key: string,
  ) {}

  /** How many recovery codes an account has left. */
  async codesLeft(userId: number): Promise<number> {
    const factor = await this.factors.findOneBy({ userId });
    return factor?.recoveryCodeHashes.length ?? 0;
  }

  /**
   * Begins anew; nothing is requested before a first code was right.
   * @throws ApiException 409 when it is on already
   */
  async begin(manager: EntityManager, user: User): Promise<Enrolment> {
    if (user.secondFactorSince) throw alreadyOn();
    const secret = new Secret({ size: 20 }).base32;
    const sealed = sealSecret(secret, user.id, this.key);
    await manager.upsert(SecondFactor, { userId: user.id, secret: sealed, lastStep: 0 }, ['userId']);
    return { secret, uri: this.#totp(secret, user.email).toString() };
  }

  /**
   * Switches it on by a first code. @returns the recovery codes, which are shown only once
   * @throws ApiException 400 for a wrong code, 409 when it was not begun or is on already
   */
  async confirm(manager: EntityManager, userId: number, code: string): Promise<string[]> {
    const user = await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    const factor = await manager.findOneBy(SecondFactor, { userId });
    const secret = factor && openSecret(factor.secret, userId, this.key);
    if (!user || !secret) throw conflict('Add the secret to your authenticator app first.');
    if (user.secondFactorSince) throw alreadyOn();
    const lastStep = this.#stepOf(secret, code);
    if (lastStep === undefined) throw refuse(secondFactorTexts.wrongCode);
    await manager.update(SecondFactor, { userId }, { lastStep });
    await manager.update(User, userId, { secondFactorSince: new Date() });
    return this.makeCodes(manager, userId);
  }

  /** Makes new recovery codes; the former ones are void. */
  async makeCodes(manager: EntityManager, userId: number): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodes }, newCode);
    await manager.update(SecondFactor, { userId }, { recoveryCodeHashes: codes.map(hashToken) });
    return codes;
  }

  /**
   * Uses a code up, of the app or for recovery. Where the secret was sealed with another key, codes of the app cannot
   * be checked and are refused; recovery codes are good all the same.
   * @returns the refusal to be thrown, 400 on `code`; undefined where the code was good
   */
  async use(userId: number, code: string): Promise<ApiException | undefined> {
    const { manager } = this.factors;
    const factor = await this.factors.findOneBy({ userId });
    if (!factor) return refuse(secondFactorTexts.wrongCode);
    const secret = openSecret(factor.secret, userId, this.key);
    const step = secret === undefined ? undefined : this.#stepOf(secret, code);
    // One statement decides, so that a code that comes twice at once is good once.
    const { affected } =
      step === undefined
        ? await useRecoveryCode(manager, userId, hashToken(plainCode(code)))
        : await this.factors.update({ userId, lastStep: LessThan(step) }, { lastStep: step });
    if (affected === 1) return undefined;
    return refuse(secret === undefined ? secondFactorTexts.unreadableSecret : secondFactorTexts.wrongCode);
  }

  /** Switches it off. */
  async remove(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(SecondFactor, { userId });
    await manager.update(User, userId, { secondFactorSince: null });
  }

  /** The half minute that a code is of: this one, or one to either side, since clocks differ. */
  #stepOf(secret: string, code: string): number | undefined {
    const token = code.replaceAll(' ', '');
    // Other characters may take more bytes, which the comparison does not expect.
    if (!/^\d{6}$/.test(token)) return undefined;
    const delta = this.#totp(secret, '').validate({ token, window: 1 });
    return delta === null ? undefined : Math.floor(Date.now() / 1000 / period) + delta;
  }

  #totp(secret: string, label: string): TOTP {
    const issuer = new URL(this.config.publicUrl).hostname;
    return new TOTP({ issuer, label: label || issuer, secret: Secret.fromBase32(secret), period });
  }
}

function useRecoveryCode(manager: EntityManager, userId: number, hash: string): Promise<UpdateResult> {
  return manager
    .createQueryBuilder()
    .update(SecondFactor)
    .set({ recoveryCodeHashes: () => 'array_remove(recovery_code_hashes, :hash)' })
    .where({ userId, recoveryCodeHashes: ArrayContains([hash]) })
    .setParameters({ hash })
    .execute();
}

/** As a code is written down: "ab3de-fg4hj". */
function newCode(): string {
  const letters = Array.from({ length: 10 }, () => codeLetters[randomInt(codeLetters.length)]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** As it was written down, however it is entered. */
function plainCode(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function refuse(message: Sentence): ApiException {
  return validationError([{ field: 'code', message }]);
}

function alreadyOn() {
  return conflict('Two-step sign-in is already on. Switch it off first.');
}
