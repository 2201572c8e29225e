import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { BinModule } from '../bin/bin.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';

export { OrderedContentWriter, type OrderedKind } from './ordered-content-writer.js';

const needed = [ActivityModule, BinModule, PicturesModule];

/** What every kind of record with a picture and a place needs. */
@Module({ imports: needed, exports: needed })
export class OrderedContentModule {}
