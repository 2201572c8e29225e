import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { tooMany } from '../errors/api-exception.js';
import { DailyLimits } from './daily-limits.js';

/** More than a network of many people sends; a message takes up to 200 kB of the disk. */
export const mostSubmissionsADay = 100;

const secondsToWait = 60 * 60;

const tooManyToday = {
  en: 'Too many messages came from your connection today. Try again tomorrow, or call us.',
  am: 'ዛሬ ከእርስዎ ግንኙነት ብዙ መልእክቶች ደርሰውናል። ነገ እንደገና ይሞክሩ ወይም ይደውሉልን።',
  om: 'Har’a qunnamtii keessan irraa ergaawwan baay’een nu ga’aniiru. Bor irra deebi’aa yaalaa yookaan nuuf bilbilaa.',
};

/** Bounds what one client has stored within a day. */
@Injectable()
export class DailySubmissionsGuard implements CanActivate {
  constructor(private readonly limits: DailyLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    if (await this.limits.allows('submissions', ip, mostSubmissionsADay)) return true;
    throw tooMany(tooManyToday, secondsToWait);
  }
}
