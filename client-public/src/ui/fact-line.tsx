import { Text } from '@mantine/core';

interface FactLineProps {
  /** Empty ones are left out; each may be in a language of its own. */
  facts: { text: string; lang?: string }[];
  small?: boolean;
}

/** A few facts in one line. */
export function FactLine({ facts, small }: FactLineProps) {
  return (
    <Text c="dimmed" fz={small ? 'sm' : undefined}>
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
    </Text>
  );
}
