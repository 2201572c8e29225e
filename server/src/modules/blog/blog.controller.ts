import { Controller, Get, Param, Query } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { FromContentInLanguage } from '../../common/caching/from-content.decorator.js';
import { Answer, AnswerPage, MayHaveMoved } from '../../common/envelope/answer.decorator.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { Page } from '../../common/pagination/page.js';
import { BlogService } from './blog.service.js';
import { ListPublicPostsQuery } from './dto/list-posts.dto.js';
import { PublicPostDto, PublicPostSummaryDto } from './dto/post.dto.js';

/** The blog as everybody may read it. */
@Controller('blog/public')
@Public()
export class BlogController {
  constructor(private readonly blog: BlogService) {}

  /** List published articles. Without their texts. */
  @Get()
  @FromContentInLanguage()
  @AnswerPage(PublicPostSummaryDto)
  listPublicPosts(
    @Query() query: ListPublicPostsQuery,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<Page<PublicPostSummaryDto>> {
    return this.blog.listPublished(query, language);
  }

  /** Get a published article. By the name in its address. */
  @Get(':slug')
  @FromContentInLanguage()
  @MayHaveMoved()
  @Answer(PublicPostDto)
  getPublicPost(
    @Param('slug') slug: string,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<PublicPostDto> {
    return this.blog.findPublished(slug, language);
  }
}
