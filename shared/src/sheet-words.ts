import * as amLabels from './field-labels/am.ts';
import * as enLabels from './field-labels/en.ts';
import * as omLabels from './field-labels/om.ts';
import * as am from './project-words/am.ts';
import * as en from './project-words/en.ts';
import * as om from './project-words/om.ts';

type Words = Record<string, string>;

const wordsOf = <Facts extends Words>(
  { projectFacts: facts, projectStyles: styles }: { projectFacts: Facts; projectStyles: Words },
  { projectTypes: types, projectStatuses: statuses }: { projectTypes: Words; projectStatuses: Words },
  area: (size: string) => string,
) => ({ facts, styles, types, statuses, area });

/** What the server's sheet says of a project beside its own texts. */
export const sheetWords = {
  en: wordsOf(enLabels, en, (size) => `${size} sq.m`),
  am: wordsOf(amLabels, am, (size) => `${size} ካሬ ሜትር`),
  om: wordsOf(omLabels, om, (size) => `kaaree meetira ${size}`),
};
