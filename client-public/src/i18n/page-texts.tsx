import type { Language } from '@consultancy/client-shared/format';
import { TextsProvider } from '@consultancy/client-shared/i18n';
import { type ReactNode, use } from 'react';
import { loadTexts, readTexts } from './texts';

interface PageTextsProps {
  language: Language;
  /** Features whose texts are shown inside, beside those of every page. */
  features: readonly string[];
  children: ReactNode;
}

/** Gives the language and its texts to what is inside, once they are there; until then React keeps what it shows. */
export function PageTexts({ language, features, children }: PageTextsProps) {
  const messages = readTexts(language, features) ?? use(loadTexts(language, features));
  return (
    <TextsProvider language={language} messages={messages}>
      {children}
    </TextsProvider>
  );
}
