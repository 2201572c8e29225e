import { type ReactNode, useState, ViewTransition } from 'react';
import { useDataSaver } from '../lib/data-saver';
import './growing-picture.css';

interface GrowingPictureProps {
  /** Of the project. */
  id: number;
  children: ReactNode;
}

/** The picture that a project begins with. It grows out of the card that was pressed, which leaves under the same name. */
export function GrowingPicture({ id, children }: GrowingPictureProps) {
  return (
    <ViewTransition name={`project-${id}`} default="none" share="picture">
      {children}
    </ViewTransition>
  );
}

/**
 * For the card of a project: its link calls `press`, and `origin` then lies over its picture. Nothing grows for somebody
 * who wants no motion, or saves data.
 */
export function usePictureOrigin(id: number) {
  const savesData = useDataSaver().isOn;
  const [isPressed, setPressed] = useState(false);
  return {
    press: () => setPressed(!savesData && !matchMedia('(prefers-reduced-motion: reduce)').matches),
    origin: isPressed && (
      <GrowingPicture id={id}>
        <span className="growing-picture" />
      </GrowingPicture>
    ),
  };
}
