import { Injectable } from '@nestjs/common';
import { clientOf } from '../../common/network/client-of.js';
import { Counters } from '../../integrations/rate-limit/counters.js';
import { FailedAttempts } from '../../integrations/rate-limit/failed-attempts.js';
import { myRequestsTexts } from './my-requests-texts.js';

const windowMinutes = 15;
const windowMs = windowMinutes * 60 * 1000;
/** Of ten thousand endings of a number. */
const allowed = 5;

/** Counts wrong codes and digits: of a code over all clients, and of a client over all codes; in all processes together. */
@Injectable()
export class CodeAttempts {
  private readonly ofCode: FailedAttempts;
  private readonly ofClient: FailedAttempts;

  constructor(counters: Counters) {
    const sentence = myRequestsTexts.tooManyWrongCodes(windowMinutes);
    this.ofCode = new FailedAttempts(counters.create('digits of a code', windowMs), { allowed, sentence });
    this.ofClient = new FailedAttempts(counters.create('digits from a client', windowMs), {
      allowed,
      sentence,
    });
  }

  /**
   * Begins an attempt, which counts as a failure until it is taken back.
   * @param address network address of the client
   * @returns what takes it back
   * @throws ApiException 429 when it may not be made for now
   */
  async begin(code: string, address: string): Promise<() => Promise<void>> {
    const client = clientOf(address);
    await this.ofCode.begin(code);
    try {
      await this.ofClient.begin(client);
    } catch (error) {
      await this.ofCode.takeBack(code);
      throw error;
    }
    return async () => {
      // Not forgotten: the owner of one code could try the digits of all others for ever.
      await this.ofCode.takeBack(code);
      await this.ofClient.takeBack(client);
    };
  }
}
