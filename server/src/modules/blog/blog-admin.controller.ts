import {
  Body,
  Controller,
  Delete,
  Get,
  HttpStatus,
  Post,
  Put,
  Query,
  StreamableFile,
  UploadedFiles,
} from '@nestjs/common';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { AnswerCsv, csvFile } from '../../common/csv/csv-file.js';
import { Answer, AnswerNothing, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { AcceptsImages } from '../../common/http/accepts-form.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { BlogWriterService } from './blog-writer.service.js';
import { BlogService } from './blog.service.js';
import { CreatePostDto, UpdatePostDto } from './dto/create-post.dto.js';
import { ExportPostsQuery, ListPostsQuery } from './dto/list-posts.dto.js';
import { BlogStatsDto, ListedPostDto, PostDto } from './dto/post.dto.js';
import { postColumns } from './post-columns.js';

/** The blog as staff keep it. */
@Controller('blog')
@ForEditors()
export class BlogAdminController {
  constructor(
    private readonly blog: BlogService,
    private readonly writer: BlogWriterService,
  ) {}

  /** List articles. In any state, without their texts. */
  @Get()
  @AnswerPage(ListedPostDto)
  listPosts(@Query() query: ListPostsQuery): Promise<Page<ListedPostDto>> {
    return this.blog.listForStaff(query);
  }

  /** Count articles. */
  @Get('admin/stats')
  @Answer(BlogStatsDto)
  getBlogStats(): Promise<BlogStatsDto> {
    return this.blog.stats();
  }

  /** Export articles as CSV. Takes the filters of the list. */
  @Get('export')
  @AnswerCsv()
  async exportPosts(@Query() query: ExportPostsQuery): Promise<StreamableFile> {
    const rows = await this.blog.listAll(query);
    return csvFile('blog', postColumns, rows);
  }

  /** Get an article. */
  @Get(':id')
  @Answer(PostDto)
  getPost(@IdParam() id: number): Promise<PostDto> {
    return this.blog.findForStaff(id);
  }

  /** Create an article. A new article is a draft. */
  @Post()
  @AcceptsImages('featuredImage', 1, CreatePostDto)
  @Answer(PostDto, { message: 'Article created', status: HttpStatus.CREATED })
  createPost(
    @Body() body: CreatePostDto,
    @UploadedFiles() images: FormFile[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<PostDto> {
    return this.writer.create(body, images ?? [], caller, request);
  }

  /** Update an article. Fields that are left out keep their value. */
  @Put(':id')
  @AcceptsImages('featuredImage', 1, UpdatePostDto)
  @Answer(PostDto, { message: 'Article updated' })
  updatePost(
    @IdParam() id: number,
    @Body() body: UpdatePostDto,
    @UploadedFiles() images: FormFile[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<PostDto> {
    return this.writer.update(id, body, images ?? [], caller, request);
  }

  /** Get an article with its draft changes. Without a draft, the article as it is. */
  @Get(':id/changes')
  @Answer(PostDto)
  getPostChanges(@IdParam() id: number): Promise<PostDto> {
    return this.writer.findChanged(id);
  }

  /**
   * Save draft changes of an article.
   *
   * Readers see nothing of them until `PUT /publications/…` publishes them. Fields that are left out keep their
   * value. `version` is that of `GET …/changes`.
   */
  @Put(':id/changes')
  @AcceptsImages('featuredImage', 1, UpdatePostDto)
  @Answer(PostDto, { message: 'Changes saved' })
  savePostChanges(
    @IdParam() id: number,
    @Body() body: UpdatePostDto,
    @UploadedFiles() images: FormFile[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<PostDto> {
    return this.writer.saveChanges(id, body, images ?? [], caller, request);
  }

  /** Move an article to the trash. */
  @Delete(':id')
  @AnswerNothing({ message: 'Article deleted' })
  deletePost(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.remove(id, caller);
  }

  /** Restore an article from the trash. */
  @Post(':id/restore')
  @Answer(PostDto, { message: 'Article restored' })
  restorePost(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<PostDto> {
    return this.writer.restore(id, caller, request);
  }
}
