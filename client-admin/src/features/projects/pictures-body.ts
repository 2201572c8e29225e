import type { CreateProjectForm } from '@consultancy/client-shared/api/model';
import type { Picture } from '../../ui/form-page';
import type { PicturePair } from './picture-pairs';

/**
 * The slots of the form as the server takes them: stored pictures by their paths, new ones by their place
 * among the files. Empty slots do not count; without a main picture the next one moves up.
 */
export function picturesBody(
  slots: Picture[],
  pairs: PicturePair[] = [],
): Pick<CreateProjectForm, 'mainImage' | 'gallery' | 'images' | 'beforeAfter'> {
  const filled = slots.filter((slot): slot is File | string => slot !== null && slot !== '');
  const files = filled.filter((slot): slot is File => slot instanceof File);
  const nameOf = (slot: File | string) => (typeof slot === 'string' ? slot : `upload:${files.indexOf(slot)}`);
  const names = filled.map(nameOf);
  // One that is not complete yet, or whose picture was taken away, is none.
  const beforeAfter = pairs.flatMap(({ before, after }) =>
    before && after && filled.includes(before) && filled.includes(after)
      ? [{ before: nameOf(before), after: nameOf(after) }]
      : [],
  );
  const [mainImage = null, ...gallery] = names;
  return { mainImage, gallery, beforeAfter, ...(files.length > 0 && { images: files }) };
}
