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
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { AnswerCsv, csvFile } from '../../common/csv/csv-file.js';
import { Answer, AnswerNothing, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { AcceptsImages } from '../../common/http/accepts-images.decorator.js';
import { AcceptsIdempotencyKey } from '../../common/idempotency/accepts-idempotency-key.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import type { UploadedImage } from '../../integrations/images/image-uploads.js';
import { BlogWriterService } from './blog-writer.service.js';
import { BlogService } from './blog.service.js';
import { BlogStatsDto } from './dto/blog-stats.dto.js';
import { CreatePostDto, UpdatePostDto } from './dto/create-post.dto.js';
import { ExportPostsQuery, ListPostsQuery } from './dto/list-posts.dto.js';
import { ListedPostDto, PostDto } from './dto/post.dto.js';
import { postColumns } from './post-columns.js';

/** The blog as staff keep it. */
@ApiTags('blog')
@Controller('blog')
@ForEditors()
export class BlogAdminController {
  constructor(
    private readonly blog: BlogService,
    private readonly writer: BlogWriterService,
  ) {}

  /** List articles in any state, without their texts. */
  @Get()
  @AnswerPage(ListedPostDto)
  listPosts(@Query() query: ListPostsQuery): Promise<Page<ListedPostDto>> {
    return this.blog.listForStaff(query);
  }

  /** How many articles there are. */
  @Get('admin/stats')
  @Answer(BlogStatsDto)
  getBlogStats(): Promise<BlogStatsDto> {
    return this.blog.stats();
  }

  /** The articles that the filters leave, as a CSV file. */
  @Get('export')
  @AnswerCsv()
  async exportPosts(@Query() query: ExportPostsQuery): Promise<StreamableFile> {
    const rows = await this.blog.listAll(query);
    return csvFile('blog', postColumns, rows);
  }

  /** One article by id. */
  @Get(':id')
  @Answer(PostDto)
  getPost(@IdParam() id: number): Promise<PostDto> {
    return this.blog.findForStaff(id);
  }

  /** Write an article; it starts as a draft. */
  @Post()
  @AcceptsIdempotencyKey()
  @AcceptsImages('featuredImage', 1, CreatePostDto)
  @Answer(PostDto, { message: 'Article created', status: HttpStatus.CREATED })
  createPost(
    @Body() body: CreatePostDto,
    @UploadedFiles() images: UploadedImage[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<PostDto> {
    return this.writer.create(body, images ?? [], caller, request);
  }

  /** Change an article; what is left out stays. */
  @Put(':id')
  @AcceptsIdempotencyKey()
  @AcceptsImages('featuredImage', 1, UpdatePostDto)
  @Answer(PostDto, { message: 'Article updated' })
  updatePost(
    @IdParam() id: number,
    @Body() body: UpdatePostDto,
    @UploadedFiles() images: UploadedImage[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<PostDto> {
    return this.writer.update(id, body, images ?? [], caller, request);
  }

  /** The article as it would be with its private changes; as it is, where there are none. */
  @Get(':id/changes')
  @Answer(PostDto)
  getPostChanges(@IdParam() id: number): Promise<PostDto> {
    return this.writer.findChanged(id);
  }

  /**
   * Change an article without readers seeing it yet; what is left out stays. Its `version` is that of `GET …/changes`.
   * Publish the changes with `PUT /publications/…`.
   */
  @Put(':id/changes')
  @AcceptsIdempotencyKey()
  @AcceptsImages('featuredImage', 1, UpdatePostDto)
  @Answer(PostDto, { message: 'Changes saved' })
  savePostChanges(
    @IdParam() id: number,
    @Body() body: UpdatePostDto,
    @UploadedFiles() images: UploadedImage[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<PostDto> {
    return this.writer.saveChanges(id, body, images ?? [], caller, request);
  }

  /** Move an article to the bin. */
  @Delete(':id')
  @AnswerNothing({ message: 'Article deleted' })
  deletePost(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.remove(id, caller);
  }

  /** Take an article out of the bin, as it was. */
  @Post(':id/restore')
  @AcceptsIdempotencyKey()
  @Answer(PostDto, { message: 'Article restored' })
  restorePost(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<PostDto> {
    return this.writer.restore(id, caller, request);
  }
}
