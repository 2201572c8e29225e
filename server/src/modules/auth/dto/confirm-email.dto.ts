import { LinkPurpose, LinkToken } from '../../secret-links/secret-links.module.js';

export class ConfirmEmailDto {
  /** Of the link in the mail. */
  @LinkToken(LinkPurpose.EMAIL)
  token: string;
}

/** What a link has confirmed. */
export class ConfirmedEmailDto {
  /** The account's address, or the one that it is to have. */
  email: string;

  /** Whether nothing is missing; else the other of two addresses still has to agree. */
  isComplete: boolean;
}
