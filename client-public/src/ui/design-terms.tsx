import type { PublicProjectDetailsDto } from '@consultancy/client-shared/api/model';
import { Text } from '@mantine/core';
import { langOf } from './content-language';

const parts = ['packageContents', 'licenceText'] as const;

interface DesignTermsProps {
  project: Pick<PublicProjectDetailsDto, (typeof parts)[number] | 'fallbacks'>;
  headings: Record<(typeof parts)[number], string>;
  /** The level of the headings; `folded` opens each part on a press. */
  level: 2 | 3 | 'folded';
}

/** What a buyer of a design gets, and what they may do with it; how it looks, says who shows it. */
export function DesignTerms({ project, headings, level }: DesignTermsProps) {
  const [Part, Heading] =
    level === 'folded' ? (['details', 'summary'] as const) : (['section', `h${level}`] as const);
  return parts.map((part) => {
    const text = project[part];
    if (!text) return null;
    return (
      <Part key={part}>
        <Text component={Heading} fw={500} lh="var(--leading-snug)">
          {headings[part]}
        </Text>
        {text.split(/\n\s*\n/).map((paragraph, index) => (
          <Text
            key={index}
            c="dimmed"
            fz="sm"
            maw="65ch"
            mt="half"
            // A list of drawings has a line for each.
            style={{ whiteSpace: 'pre-line' }}
            lang={langOf(project, part)}
          >
            {paragraph}
          </Text>
        ))}
      </Part>
    );
  });
}
