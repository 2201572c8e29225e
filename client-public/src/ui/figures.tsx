import classes from './facts.module.css';
import { SimpleGrid } from './layout';

interface FiguresProps {
  label: string;
  lang?: 'en';
  figures: readonly { label: string; value: string }[];
}

/** What the firm counts of itself: large figures, each above its word; nothing where it counts nothing. */
export function Figures({ label, lang, figures }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <SimpleGrid
      component="dl"
      cols={{ base: 2, lg: 4 }}
      verticalSpacing="lg"
      mt="3xl"
      aria-label={label}
      lang={lang}
    >
      {figures.map((figure) => (
        <div key={figure.label} className={classes.figure}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </SimpleGrid>
  );
}
