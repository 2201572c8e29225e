import { validationError } from '../../common/errors/api-exception.js';
import type { BeforeAfter, Project } from './project.entity.js';

/** All images of a project but the main one. */
export const mostGalleryImages = 30;

/** Of pictures before and after. */
export const mostPairs = 6;

type Images = Pick<Project, 'mainImage' | 'gallery' | 'beforeAfter'>;

/** What a request says of images: undefined leaves, null or an empty list removes. */
interface RequestedImages {
  mainImage?: string | null;
  gallery?: string[];
  beforeAfter?: BeforeAfter[];
}

/**
 * The images of a project after a change.
 * @param uploads paths of the images that came with the request, in order
 * @param library paths of the site's pictures by the names that the request has for them
 * @throws ApiException 400 for a path that is no picture of the site
 */
export function arrangeImages(
  current: Images,
  requested: RequestedImages,
  uploads: string[],
  library: ReadonlyMap<string, string> = new Map(),
): Images {
  const own = new Set([current.mainImage, ...current.gallery]);
  const named = new Set<string>();
  const resolve = (field: string, name: string): string => {
    const upload = /^upload:(\d+)$/.exec(name);
    const path = upload ? uploads[Number(upload[1])] : own.has(name) ? name : library.get(name);
    if (path === undefined) {
      const message = `${field} must name pictures of the site, or upload:N for one of this request.`;
      throw validationError([{ field, message }]);
    }
    named.add(path);
    return path;
  };
  const requestedMain = requested.mainImage === undefined ? current.mainImage : requested.mainImage;
  const main = requestedMain && resolve('mainImage', requestedMain);
  // Without a word about the gallery, a main image that is replaced moves there and is not lost.
  const remainingGallery =
    main === current.mainImage || !current.mainImage || requested.mainImage === null
      ? current.gallery
      : [current.mainImage, ...current.gallery];
  const gallery = (requested.gallery ?? remainingGallery)
    .map((name) => resolve('gallery', name))
    .filter((path) => path !== main);
  const unnamed = uploads.filter((path) => !named.has(path));
  const all = [...gallery, ...unnamed];
  if (all.length > mostGalleryImages) {
    throw validationError([
      { field: 'images', message: `A project has at most ${mostGalleryImages} pictures.` },
    ]);
  }
  const beforeAfter = requested.beforeAfter?.map(({ before, after }) => ({
    before: resolve('beforeAfter', before),
    after: resolve('beforeAfter', after),
  }));
  const booked = main
    ? { mainImage: main, gallery: all }
    : { mainImage: all[0] ?? null, gallery: all.slice(1) };
  return { ...booked, beforeAfter: arrangePairs(current.beforeAfter, beforeAfter, [main, ...all]) };
}

/**
 * Pairs of what the project shows after the change; one whose picture goes, goes with it.
 * @param requested undefined leaves what there is
 */
function arrangePairs(
  current: BeforeAfter[],
  requested: BeforeAfter[] | undefined,
  shown: (string | null | undefined)[],
): BeforeAfter[] {
  const isShown = ({ before, after }: BeforeAfter) => shown.includes(before) && shown.includes(after);
  if (!requested) return current.every(isShown) ? current : current.filter(isShown);
  if (requested.every((pair) => isShown(pair) && pair.before !== pair.after)) return requested;
  const message =
    'beforeAfter must name two pictures that the project shows, one for before and one for after.';
  throw validationError([{ field: 'beforeAfter', message }]);
}

/** What a project no longer shows. */
export function droppedImages(
  before: Omit<Images, 'beforeAfter'>,
  after: Omit<Images, 'beforeAfter'>,
): string[] {
  const remaining = new Set([after.mainImage, ...after.gallery]);
  return [before.mainImage, ...before.gallery].filter(
    (path) => path !== null && !remaining.has(path),
  ) as string[];
}
