import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { CachedContent } from '../../../common/caching/cached-content.decorator.js';

/** A standard service that staff have deleted at some time. It stays when the trash is emptied, and on restoring. */
@Entity('deleted_standard_services')
@CachedContent()
export class DeletedStandardService {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  slug: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
