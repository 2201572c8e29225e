import { Length } from 'class-validator';
import { MayBeLeftOut } from '../../../common/validation/may-be-left-out.decorator.js';
import { Day } from '../../../common/validation/time.decorator.js';
import { NewPassword } from '../../accounts/accounts.module.js';
import type { SecretLink } from '../../secret-links/secret-links.module.js';

/** A new link to a pack. */
export class CreatePackLinkDto {
  /** The last day on which it works, in a year at the latest. */
  @Day()
  until: string;

  /** Asked of who opens the link; left out: nothing is asked. */
  @MayBeLeftOut()
  @NewPassword()
  password?: string;
}

/** What a visitor enters. */
export class PackPasswordDto {
  @Length(1, 200)
  password: string;
}

/** A link with which anybody reads a pack. */
export class PackLinkDto {
  id: number;

  /** Who made it; null once the account is deleted. */
  by: string | null;

  createdAt: Date;

  /** Until then it works, unless it is revoked. */
  expiresAt: Date;

  hasPassword: boolean;

  /** How often the pack was read with it. */
  openedCount: number;

  /** When last. */
  openedAt: Date | null;

  static from({ createdBy, passwordHash, ...link }: SecretLink): PackLinkDto {
    const { id, createdAt, expiresAt, openedCount, openedAt } = link;
    return {
      ...{ id, createdAt, openedCount, openedAt, expiresAt: expiresAt! },
      ...{ by: createdBy?.name ?? null, hasPassword: passwordHash !== null },
    };
  }
}

/** A link that was just made. */
export class NewPackLinkDto extends PackLinkDto {
  /** Where it leads, below the address of the site. It is shown only once: nothing but its hash is stored. */
  path: string;
}
