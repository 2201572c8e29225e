import { ApiProperty } from '@nestjs/swagger';
import Bowser from 'bowser';
import type { Session } from '../../sessions/sessions.module.js';

/** A sign-in of the account that is signed in. */
export class SessionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Browser and system as they named themselves at the sign-in. */
  @ApiProperty({ type: String, nullable: true, example: 'Chrome on Android' })
  device: string | null;

  /** Whether it is the one that asks. */
  isCurrent: boolean;

  /** When the account signed in. */
  createdAt: Date;

  /** When its tokens were last renewed: within a quarter of an hour of its last use. */
  lastUsedAt: Date;

  static from({ id, userAgent, createdAt, refreshedAt }: Session, currentId: string): SessionDto {
    const device = userAgent === null ? null : deviceOf(userAgent);
    return { id, device, isCurrent: id === currentId, createdAt, lastUsedAt: refreshedAt ?? createdAt };
  }
}

/** What people call a device: "Chrome on Android". Undone by nobody's trick: it is only shown. */
function deviceOf(userAgent: string): string | null {
  const { browser, os } = Bowser.parse(userAgent || ' ');
  const parts = [browser.name, os.name].filter(Boolean);
  return parts.length > 0 ? parts.join(' on ') : null;
}
