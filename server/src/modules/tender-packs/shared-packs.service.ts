import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { forbidden } from '../../common/errors/api-exception.js';
import { inEachLanguage } from '../../common/errors/sentence.js';
import { seal, unseal } from '../../common/sealing.js';
import { Counters } from '../../integrations/rate-limit/counters.js';
import { FailedAttempts } from '../../integrations/rate-limit/failed-attempts.js';
import {
  linkRefusal,
  LinkPurpose,
  type SecretLink,
  SecretLinksService,
} from '../secret-links/secret-links.module.js';
import { verifyPassword } from '../users/users.module.js';
import { packWords } from './document/pack-words.js';
import { type PackFile, TenderPack } from './tender-pack.entity.js';
import { PackFileState, PackFormat } from './tender-pack.enums.js';

/** How long a pass is valid: the password is not requested again meanwhile. */
export const passSeconds = 2 * 60 * 60;

const wrongPassword = inEachLanguage((_texts, language) => packWords[language].wrongPassword);

/** Opens packs by their share links. */
@Injectable()
export class SharedPacksService {
  readonly #attempts: FailedAttempts;

  constructor(
    @InjectRepository(TenderPack) private readonly packs: Repository<TenderPack>,
    private readonly links: SecretLinksService,
    counters: Counters,
  ) {
    this.#attempts = new FailedAttempts(counters.create('passwords of a link', 15 * 60_000), {
      allowed: 10,
      sentence: inEachLanguage((_texts, language) => packWords[language].tooManyPasswords),
    });
  }

  /** @throws ApiException 404 for a link that nobody made, 410 for one that is over, and where the pack is gone */
  async open(token: string): Promise<{ link: SecretLink; pack: TenderPack }> {
    const { manager } = this.packs;
    const link = await this.links.find(manager, token, [LinkPurpose.PACK]);
    const pack = await this.packs.findOneBy({ id: link.recordId });
    if (!pack) throw linkRefusal(link.purpose, 'expired');
    return { link, pack };
  }

  /** Counts an opening of the link. */
  count({ id }: SecretLink): Promise<void> {
    return this.links.countOpening(id);
  }

  /**
   * Checks the password. Attempts are counted per link, over all clients: an attacker has the link already and may change addresses.
   * @returns a pass, which is good for this link and password
   * @throws ApiException 403 for a wrong one, 429 after too many
   */
  async enter({ tokenHash, passwordHash }: SecretLink, password: string): Promise<string> {
    await this.#attempts.begin(tokenHash);
    if (!(await verifyPassword(passwordHash ?? undefined, password))) throw forbidden(wrongPassword);
    await this.#attempts.takeBack(tokenHash);
    return seal(String(Date.now() + passSeconds * 1000), passwordHash!, tokenHash);
  }

  /** Whether a link asks for no password, or the pass is good. */
  isPassed({ tokenHash, passwordHash }: SecretLink, pass = ''): boolean {
    if (passwordHash === null) return true;
    try {
      return Number(unseal(pass, passwordHash, tokenHash)) > Date.now();
    } catch {
      return false;
    }
  }

  /** The newest file of each format, where it shows the pack as it is. */
  filesOf({ files, version }: TenderPack): PackFile[] {
    const isShown = (file: PackFile) => file.state === PackFileState.DONE && file.packVersion === version;
    return Object.values(PackFormat).flatMap(
      (format) => files.find((file) => file.format === format && isShown(file)) ?? [],
    );
  }
}
