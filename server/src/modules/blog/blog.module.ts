import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicRecords } from '../../common/public-records/public-records.js';
import { BlogStatus } from './blog-status.enum.js';
import { ActivityModule } from '../activity/activity.module.js';
import { AddressesModule } from '../addresses/addresses.module.js';
import { BinModule } from '../bin/bin.module.js';
import { NamingRecords, PicturesModule } from '../pictures/pictures.module.js';
import { PublicationsModule, PublicationsService } from '../publications/publications.module.js';
import { RevisionsModule, RevisionsService } from '../revisions/revisions.module.js';
import { TranslationsModule, TranslationsService } from '../translations/translations.module.js';
import { Articles } from './article/articles.js';
import { BlogAdminController } from './blog-admin.controller.js';
import { BlogWriterService } from './blog-writer.service.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';
import { publishedPost } from './published-post.js';
import { revisedPost } from './revised-post.js';
import { translatedPost } from './translated-post.js';

export { translatedPost } from './translated-post.js';
export { BlogService } from './blog.service.js';
export { PublicPostDto } from './dto/public-post.dto.js';
export { BlogPost } from './blog-post.entity.js';
export { BlogStatus } from './blog-status.enum.js';

/** The blog. */
@Module({
  imports: [
    TypeOrmModule.forFeature([BlogPost]),
    ActivityModule,
    AddressesModule,
    BinModule,
    PicturesModule,
    PublicationsModule,
    RevisionsModule,
    TranslationsModule,
  ],
  // The public routes first: /blog/public is no id.
  controllers: [BlogController, BlogAdminController],
  providers: [Articles, BlogService, BlogWriterService],
  exports: [BlogService],
})
export class BlogModule implements OnModuleInit {
  constructor(
    private readonly publicRecords: PublicRecords,
    private readonly translations: TranslationsService,
    private readonly naming: NamingRecords,
    private readonly revisions: RevisionsService,
    private readonly publications: PublicationsService,
  ) {}

  onModuleInit(): void {
    const columns = ['featuredImage', 'content'] as const;
    this.naming.addKind({ kind: 'post', target: BlogPost, columns, title: 'title' });
    this.translations.addKind(translatedPost);
    this.revisions.addKind(revisedPost);
    this.publications.addKind(publishedPost);
    this.publicRecords.add({
      page: 'article',
      of: BlogPost,
      where: { status: BlogStatus.PUBLISHED },
      named: 'slug',
    });
  }
}
