import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicRecords } from '../../common/public-records/public-records.js';
import { BlogStatus } from './blog-status.enum.js';
import { ActivityModule } from '../activity/activity.module.js';
import { BinModule } from '../bin/bin.module.js';
import { Articles } from './article/articles.js';
import { BlogAdminController } from './blog-admin.controller.js';
import { BlogWriterService } from './blog-writer.service.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';

export { BlogPost } from './blog-post.entity.js';
export { BlogStatus } from './blog-status.enum.js';

/** The blog. */
@Module({
  imports: [TypeOrmModule.forFeature([BlogPost]), ActivityModule, BinModule],
  // The public routes first: /blog/public is no id.
  controllers: [BlogController, BlogAdminController],
  providers: [Articles, BlogService, BlogWriterService],
})
export class BlogModule implements OnModuleInit {
  constructor(private readonly publicRecords: PublicRecords) {}

  onModuleInit(): void {
    this.publicRecords.add({
      page: 'article',
      of: BlogPost,
      where: { status: BlogStatus.PUBLISHED },
      named: 'slug',
    });
  }
}
