import type { SecretLink } from '../../secret-links/secret-links.module.js';

/** A link with which anybody looks at a record that visitors do not see yet. */
export class PreviewLinkDto {
  id: number;

  /** Who made it; null where that is not known any more. */
  by: string | null;

  createdAt: Date;

  /** Until then it is good, unless somebody withdraws it. */
  expiresAt: Date;

  static from({ id, createdBy, createdAt, expiresAt }: SecretLink): PreviewLinkDto {
    return { id, by: createdBy?.name ?? null, createdAt, expiresAt: expiresAt! };
  }
}

/** A link that was just made. */
export class NewPreviewLinkDto extends PreviewLinkDto {
  /** Where it leads, below the address of the site. It is shown only once: nothing but its hash is stored. */
  path: string;
}
