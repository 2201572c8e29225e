import { Text } from '@mantine/core';
import { ArticleText } from './article-text';

interface LongTextProps {
  /** As the server makes it of Markdown; empty where there is only the text. */
  html: string | null | undefined;
  text: string;
  /** How wide its lines are, at most. */
  measure: string;
  lang: string | undefined;
}

/** The long text of a record as part of its page. */
export function LongText({ html, text, measure, lang }: LongTextProps) {
  if (html)
    return (
      <Text component="div" inherit maw={measure} lang={lang}>
        <ArticleText html={html} isPart />
      </Text>
    );
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    <Text key={index} inherit maw={measure} mt={index && '1em'} lang={lang}>
      {paragraph}
    </Text>
  ));
}
