interface FactLineProps {
  /** Empty ones are left out; each may be in a language of its own. */
  facts: { text: string; lang?: string }[];
  className?: string;
}

/** A few facts in one line. */
export function FactLine({ facts, className }: FactLineProps) {
  return (
    <p className={className}>
      {facts
        .filter(({ text }) => text)
        .map(({ text, lang }, index) => {
          const said = index ? ` · ${text}` : text;
          return lang ? (
            <span key={index} lang={lang}>
              {said}
            </span>
          ) : (
            said
          );
        })}
    </p>
  );
}
