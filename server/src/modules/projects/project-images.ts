import { validationError } from '../../common/errors/api-exception.js';
import type { Project } from './project.entity.js';

/** All images of a project but the main one. */
export const mostGalleryImages = 30;

type Images = Pick<Project, 'mainImage' | 'gallery'>;

/** What a request says of images: undefined leaves, null or an empty list removes. */
interface ImageWishes {
  mainImage?: string | null;
  gallery?: string[];
}

/**
 * The images of a project after a change.
 * @param uploads paths of the images that came with the request, in order
 * @throws ApiException 400 for a path that is neither the project's own nor an upload
 */
export function arrangeImages(current: Images, wishes: ImageWishes, uploads: string[]): Images {
  const own = new Set([current.mainImage, ...current.gallery]);
  const named = new Set<string>();
  const resolve = (field: string, name: string): string => {
    const upload = /^upload:(\d+)$/.exec(name);
    const path = upload ? uploads[Number(upload[1])] : own.has(name) ? name : undefined;
    if (path === undefined) {
      const message = `${field} must name the project's own pictures, or upload:N for one of this request.`;
      throw validationError([{ field, message }]);
    }
    named.add(path);
    return path;
  };
  const wishedMain = wishes.mainImage === undefined ? current.mainImage : wishes.mainImage;
  const main = wishedMain && resolve('mainImage', wishedMain);
  // Without a word about the gallery, a main image that is replaced moves there and is not lost.
  const keptGallery =
    main === current.mainImage || !current.mainImage || wishes.mainImage === null
      ? current.gallery
      : [current.mainImage, ...current.gallery];
  const gallery = (wishes.gallery ?? keptGallery)
    .map((name) => resolve('gallery', name))
    .filter((path) => path !== main);
  const unnamed = uploads.filter((path) => !named.has(path));
  const all = [...gallery, ...unnamed];
  if (all.length > mostGalleryImages) {
    throw validationError([
      { field: 'images', message: `A project has at most ${mostGalleryImages} pictures.` },
    ]);
  }
  return main ? { mainImage: main, gallery: all } : { mainImage: all[0] ?? null, gallery: all.slice(1) };
}

/** What a project no longer shows. */
export function droppedImages(before: Images, after: Images): string[] {
  const kept = new Set([after.mainImage, ...after.gallery]);
  return [before.mainImage, ...before.gallery].filter((path) => path !== null && !kept.has(path)) as string[];
}
