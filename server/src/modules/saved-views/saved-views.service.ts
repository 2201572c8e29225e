import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type Caller, isAllowed } from '../../common/access/access.js';
import { forbidden } from '../../common/errors/api-exception.js';
import { SavedViewDto } from './dto/saved-view.dto.js';
import { accessToList, type SavedViewList } from './saved-view-list.enum.js';
import { SavedView } from './saved-view.entity.js';

/** More than anybody looks through. */
const mostListed = 200;

/** Views of lists, as those see them who see the list. */
@Injectable()
export class SavedViewsService {
  constructor(@InjectRepository(SavedView) private readonly views: Repository<SavedView>) {}

  /** One's own and those that colleagues share, by name. @throws ApiException 403 for a list that is not theirs */
  async list(list: SavedViewList, caller: Caller): Promise<SavedViewDto[]> {
    this.requireList(list, caller);
    const views = await this.views.find({
      where: [
        { list, ownerId: caller.userId },
        { list, isShared: true },
      ],
      relations: { owner: true },
      order: { name: 'ASC', id: 'ASC' },
      take: mostListed,
    });
    return views.map(SavedViewDto.for(caller));
  }

  /** @throws ApiException 403 for a list that the caller does not see */
  requireList(list: SavedViewList, { role }: Caller): void {
    if (!isAllowed(role, accessToList[list])) throw forbidden('Your role has no access to this list.');
  }
}
