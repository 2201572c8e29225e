import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { tooMany } from '../../common/errors/api-exception.js';
import { inEachLanguage } from '../../common/errors/sentence.js';
import { clientOf } from '../../common/network/client-of.js';
import { Config } from '../../config/config.js';
import { type Counter, secondsUntil } from './counter.js';
import { Counters } from './counters.js';
import { DailyLimits } from './daily-limits.js';

/** More than a network of many people sends; a message takes up to 200 kB of the disk. */
const mostSubmissionsADay = 100;
const secondsToWait = 60 * 60;

const tooManyRequests = inEachLanguage((texts) => texts.tooManyRequests);
const tooManyToday = {
  en: 'Too many messages came from your connection today. Try again tomorrow, or call us.',
  am: 'ዛሬ ከእርስዎ ግንኙነት ብዙ መልእክቶች ደርሰውናል። ነገ እንደገና ይሞክሩ ወይም ይደውሉልን።',
  om: 'Har’a qunnamtii keessan irraa ergaawwan baay’een nu ga’aniiru. Bor irra deebi’aa yaalaa yookaan nuuf bilbilaa.',
};

const Limits = Reflector.createDecorator<{ aMinute: number; aDay?: number }>();

/** Limits what one client submits, by route within a minute, and all together within a day. */
@Injectable()
class SubmissionsGuard implements CanActivate {
  readonly #counter: Counter;

  constructor(
    counters: Counters,
    private readonly daily: DailyLimits,
    private readonly config: Config,
    private readonly reflector: Reflector,
  ) {
    this.#counter = counters.create('submissions', 60_000);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.config.rateLimit) return true;
    const { aMinute, aDay = Infinity } = this.reflector.get(Limits, context.getHandler());
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const key = `${context.getClass().name}.${context.getHandler().name} ${clientOf(ip)}`;
    // The sum of all processes is waited for, or each of them would let a burst in.
    const { count, endsAt } = await this.#counter.add(key, 1, aMinute);
    if (count > aMinute) throw tooMany(tooManyRequests, secondsUntil(endsAt));
    if (aDay === Infinity || (await this.daily.allows('submissions', ip, aDay))) return true;
    throw tooMany(tooManyToday, secondsToWait);
  }
}

/** For forms, and for other calls that one client could flood: 20 a minute are more than people send. */
export const LimitedSubmissions = () => limited({ aMinute: 20 });

/** For what stores texts of visitors: of one client 100 a day as well, or they could fill the disk. */
export const StoredSubmissions = () => limited({ aMinute: 20, aDay: mostSubmissionsADay });

/** For what pages send of themselves: a network that many share opens more of them. */
export const LimitedVisits = () => limited({ aMinute: 120 });

function limited(limits: { aMinute: number; aDay?: number }) {
  return applyDecorators(Limits(limits), UseGuards(SubmissionsGuard));
}
