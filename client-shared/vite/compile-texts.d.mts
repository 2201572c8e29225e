export const CATALOGUES: RegExp;
export function compileTexts(source: string): string;
