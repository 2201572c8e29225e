import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Revision } from '../revisions/revision.entity.js';
import { Picture } from './picture.entity.js';

/**
 * That an earlier version of a record names a picture, and may bring it back: its file stays as long, unless staff
 * delete the picture itself. Written with the revision.
 */
@Entity('earlier_picture_uses')
@Index(['pictureId'])
export class EarlierPictureUse {
  @PrimaryColumn({ type: 'integer' })
  revisionId: number;

  @ManyToOne(() => Revision, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'revision_id' })
  revision: Revision;

  @PrimaryColumn({ type: 'integer' })
  pictureId: number;

  @ManyToOne(() => Picture, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'picture_id' })
  picture: Picture;
}
