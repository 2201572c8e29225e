import { pictureAt } from '@consultancy/client-shared/api';
import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { imageSource } from '@consultancy/client-shared/format';
import { useTranslations } from 'use-intl';
import type { ViewedPicture } from '../../lib/dialogs';

/** All pictures of a project, the main one first, each once. */
export function picturesOf({ mainImage, image, gallery }: PublicProjectDto): string[] {
  return [...new Set([mainImage ?? image, ...gallery])].filter((path) => path !== null);
}

/** All pictures of a project as the viewer shows them, each with a name of its own. */
export function useViewedPictures(project: PublicProjectDto): ViewedPicture[] {
  const t = useTranslations('projects');
  const paths = picturesOf(project);
  return paths.map((path, index) => ({
    path,
    known: pictureAt(project.pictures, path),
    alt: t('detail.image', { title: project.title, number: String(index + 1), total: String(paths.length) }),
  }));
}

/** Drawings and plans are shown by themselves, and never cut. */
export function isDrawn({ known }: ViewedPicture): boolean {
  return known !== undefined && known.kind !== 'PHOTO';
}

/** Width to height, from the name of the file; that of most photographs where the name has no size. */
export function ratioOf(path: string): number {
  const { width, height } = imageSource(path);
  return width && height ? width / height : 1.5;
}

/**
 * Pictures in rows, so that a page has a rhythm: one that fills the width, then two beside each other, and again. An
 * upright one shares its row where there is another.
 */
export function arrangeRows<Picture extends { path: string }>(pictures: Picture[]): Picture[][] {
  const rows: Picture[][] = [];
  const rest = [...pictures];
  while (rest.length > 0) {
    const isPair = rows.length % 2 === 1 || ratioOf(rest[0]!.path) < 1.2;
    rows.push(rest.splice(0, isPair ? 2 : 1));
  }
  return rows;
}
