import classes from './dots.module.css';

interface DotsProps {
  total: number;
  index: number;
  /** What the button to one of them says. @param number from 1 */
  nameOf: (number: number) => string;
  onShow: (index: number) => void;
}

/** One for each thing of a carousel; each leads to its own. */
export function Dots({ total, index, nameOf, onShow }: DotsProps) {
  return (
    <ul className={classes.dots}>
      {Array.from({ length: total }, (_, position) => (
        <li key={position}>
          <button
            type="button"
            aria-label={nameOf(position + 1)}
            aria-current={position === index || undefined}
            onClick={() => onShow(position)}
          />
        </li>
      ))}
    </ul>
  );
}
