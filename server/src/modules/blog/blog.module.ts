import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BlogPost } from './blog-post.entity.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';

export { BlogPost } from './blog-post.entity.js';
export { BlogStatus } from './blog-status.enum.js';

/** The blog. */
@Module({
  imports: [TypeOrmModule.forFeature([BlogPost])],
  controllers: [BlogController],
  providers: [BlogService],
})
export class BlogModule {}
