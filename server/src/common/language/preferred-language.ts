import { SiteLanguage } from './site-language.enum.js';

const languages = Object.values(SiteLanguage);

/**
 * The language of the site that an Accept-Language header prefers; English where it names none of them.
 * Regional forms count as their language: am-ET is Amharic.
 */
export function preferredLanguage(header: string | undefined): SiteLanguage {
  if (!header) return SiteLanguage.en;
  const preferences = header.split(',').map(readPreference);
  // Sorting is stable: of two that are preferred equally, the first one named goes first.
  const [first] = preferences.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return first?.language ?? SiteLanguage.en;
}

/** One entry of the header, such as `om;q=0.8`; what the site does not speak, or cannot read, weighs nothing. */
function readPreference(entry: string): { language: SiteLanguage | undefined; weight: number } {
  const [tag = '', ...parameters] = entry.toLowerCase().split(';');
  const language = languages.find((known) => known === tag.trim().split('-')[0]);
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  const weight = language ? Number(quality ?? 1) : 0;
  return { language, weight: Number.isNaN(weight) ? 0 : weight };
}
