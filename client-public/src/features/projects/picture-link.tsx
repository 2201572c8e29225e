import { imageSource } from '@consultancy/client-shared/format';
import { isPlainClick } from '@consultancy/client-shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useOpenDialog, type ViewedPicture } from '../../lib/dialogs';
import classes from './picture-link.module.css';

interface PictureLinkProps {
  /** What they are pictures of. */
  title: string;
  pictures: ViewedPicture[];
  /** The one that is shown here. */
  index: number;
  children: ReactNode;
}

/** Opens the viewer with all pictures at this one; in a new tab, and without scripts, it leads to the file. */
export function PictureLink({ title, pictures, index, children }: PictureLinkProps) {
  const openDialog = useOpenDialog();

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openDialog({ name: 'pictures', title, pictures, index });
  }

  return (
    <a
      href={imageSource(pictures[index]!.path).src}
      className={classes.link}
      draggable={false}
      onClick={open}
    >
      {children}
    </a>
  );
}
