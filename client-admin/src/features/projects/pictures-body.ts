import type { CreateProjectForm } from '@consultancy/client-shared/api/model';
import type { Picture } from '../../ui/form-page';

/**
 * The slots of the form as the server takes them: stored pictures by their paths, new ones by their place
 * among the files. Empty slots do not count; without a main picture the next one moves up.
 */
export function picturesBody(slots: Picture[]): Pick<CreateProjectForm, 'mainImage' | 'gallery' | 'images'> {
  const filled = slots.filter((slot): slot is File | string => slot !== null && slot !== '');
  const files = filled.filter((slot): slot is File => slot instanceof File);
  const names = filled.map((slot) => (typeof slot === 'string' ? slot : `upload:${files.indexOf(slot)}`));
  const [mainImage = null, ...gallery] = names;
  return { mainImage, gallery, ...(files.length > 0 && { images: files }) };
}
