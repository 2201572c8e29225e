import { TextFormat } from '@consultancy/client-shared/api/model';
import { Text } from '@mantine/core';
import classes from './text-pair.module.css';

/** The English text as it is written; entries of a list are numbered, so that lines are found beside them. */
export function EnglishText({ text, format }: { text: string; format: TextFormat }) {
  if (format !== TextFormat.LIST)
    return (
      <Text component="div" lh={1.55} miw={0} py={5} style={{ whiteSpace: 'pre-wrap' }}>
        {text}
      </Text>
    );
  return (
    <ol className={classes.entries}>
      {text.split('\n').map((entry, index) => (
        <li key={index}>{entry}</li>
      ))}
    </ol>
  );
}
