/** The part of the library that is used here; it brings no types. */
declare module 'xliff' {
  /** A text, or its parts where it contains elements. */
  export type XliffValue = string | (string | object)[] | undefined;

  export interface XliffUnit {
    source?: XliffValue;
    target?: XliffValue;
    note?: string;
    additionalAttributes?: Record<string, string>;
    /** Set where it is a group of units instead. */
    groupUnits?: Record<string, XliffUnit>;
  }

  export interface Xliff {
    sourceLanguage?: string;
    targetLanguage?: string;
    /** Units by their id, by the id of their file. */
    resources?: Record<string, Record<string, XliffUnit>>;
  }

  const xliff: {
    xliff2js(text: string, options?: object): Promise<Xliff>;
    js2xliff(content: Xliff, options?: object): Promise<string>;
  };
  export default xliff;
}
