import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConstraintSentences } from '../../common/errors/constraint-messages.js';
import { PublicPages } from '../../common/public-records/public-records.js';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { BlogAdminController } from './blog-admin.controller.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogStatus } from './blog-status.enum.js';
import { BlogWriterService } from './blog-writer.service.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';
import { postType } from './post.content-type.js';

export { postType } from './post.content-type.js';
export { BlogService } from './blog.service.js';
export { PublicPostDto } from './dto/post.dto.js';
export { BlogPost } from './blog-post.entity.js';
export { BlogStatus } from './blog-status.enum.js';

/** The blog. */
@Module({
  imports: [TypeOrmModule.forFeature([BlogPost]), ContentModule],
  // The public routes first: /blog/public is no id.
  controllers: [BlogController, BlogAdminController],
  providers: [BlogService, BlogWriterService],
  exports: [BlogService],
})
@HasContent(postType)
@ConstraintSentences({
  blog_posts_slug_key: 'Another article has this address, perhaps one in the trash. Choose another address.',
})
@PublicPages({ page: 'article', of: BlogPost, where: { status: BlogStatus.PUBLISHED }, named: 'slug' })
export class BlogModule {}
