import { Controller, Get, Query } from '@nestjs/common';
import { type Caller, CurrentCaller, ForStaff } from '../../common/access/access.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { SearchQuery, SearchResultDto } from './dto/search.dto.js';
import { SearchService } from './search.service.js';
@Controller('search')
@ForStaff()
export class SearchController {
  constructor(private readonly searching: SearchService) {}

  /** Search all records. Only kinds that the account works on. */
  @Get()
  @Answer(SearchResultDto)
  searchRecords(@Query() query: SearchQuery, @CurrentCaller() { role }: Caller): Promise<SearchResultDto> {
    return this.searching.search(query, role);
  }
}
