import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule } from '../../content/content.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { ServicesModule } from '../services/services.module.js';
import { PreviewLink } from './preview-link.entity.js';
import { PreviewLinksController } from './preview-links.controller.js';
import { PreviewsController } from './previews.controller.js';
import { PreviewsWriterService } from './previews-writer.service.js';
import { PreviewsService } from './previews.service.js';

/** Links with which anybody looks at what visitors do not see yet. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PreviewLink]),
    ContentModule,
    BlogModule,
    ProjectsModule,
    ServicesModule,
  ],
  controllers: [PreviewsController, PreviewLinksController],
  providers: [PreviewsService, PreviewsWriterService],
})
export class PreviewsModule {}
