import type { PublicationDto } from '@consultancy/client-shared/api/model';
import type { SaveWay } from '../form-page';
import { publishChanges } from './use-private-changes';

/**
 * Saves a record in the way that was chosen: so that visitors see it, or only privately, or privately and then all
 * private changes at once for visitors.
 */
export async function saveInWay<Answer>(
  way: SaveWay,
  record: Pick<PublicationDto, 'kind' | 'recordId'>,
  save: { openly: () => Promise<Answer>; privately: () => Promise<Answer> },
): Promise<Answer> {
  if (way === 'openly') return save.openly();
  const answer = await save.privately();
  if (way === 'publish') await publishChanges(record);
  return answer;
}
