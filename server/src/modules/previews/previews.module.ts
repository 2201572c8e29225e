import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/content.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { SecretLinksModule } from '../secret-links/secret-links.module.js';
import { ServicesModule } from '../services/services.module.js';
import { PreviewLinksController } from './preview-links.controller.js';
import { PreviewLinksService } from './preview-links.service.js';
import { PreviewsController } from './previews.controller.js';
import { PreviewsService } from './previews.service.js';

/** Links with which anybody looks at what visitors do not see yet. */
@Module({
  imports: [ContentModule, BlogModule, ProjectsModule, SecretLinksModule, ServicesModule],
  controllers: [PreviewsController, PreviewLinksController],
  providers: [PreviewLinksService, PreviewsService],
})
export class PreviewsModule {}
