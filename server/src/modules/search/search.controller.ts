import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForAdmins } from '../../common/access/access.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { SearchQuery, SearchResultDto } from './dto/search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller('search')
@ForAdmins()
export class SearchController {
  constructor(private readonly searching: SearchService) {}

  /** Look for words in everything that staff work on. */
  @Get()
  @Answer(SearchResultDto)
  search(@Query() query: SearchQuery): Promise<SearchResultDto> {
    return this.searching.search(query);
  }
}
