import type { Language } from '@consultancy/client-shared/format';
import {
  type Messages,
  type Namespace,
  type Translator,
  translatorOf,
} from '@consultancy/client-shared/i18n';
import { createContext, use } from 'react';

/**
 * The language shown and its texts: one per page in the browser, one per request on the server.
 * The language is held here and nowhere else; nothing is detected and nothing is stored.
 */
export class SiteI18n {
  private readonly listeners = new Set<() => void>();

  /** @param messages of the features, only those that were loaded */
  constructor(
    public language: Language,
    public messages: Messages,
  ) {}

  has(feature: string): boolean {
    return feature in this.messages;
  }

  /** Adds the texts of a feature. They come before anything that shows them, so nothing has to render again. */
  add(feature: string, texts: object): void {
    Object.assign(this.messages, { [feature]: texts });
  }

  /** Shows another language. */
  show(language: Language, messages: Messages): void {
    this.language = language;
    this.messages = messages;
    this.listeners.forEach((listener) => listener());
  }

  /** Calls a listener after each change of the language. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Looks up texts outside components. */
  translator<Name extends Namespace>(namespace: Name): Translator<Name> {
    return translatorOf(this.language, this.messages, namespace);
  }
}

export const SiteI18nContext = createContext<SiteI18n | undefined>(undefined);

/** What loads texts and changes the language; the language itself is that of `useLanguage`. */
export function useSiteI18n(): SiteI18n {
  const i18n = use(SiteI18nContext);
  if (!i18n) throw new Error('useSiteI18n needs SiteProviders around it');
  return i18n;
}
