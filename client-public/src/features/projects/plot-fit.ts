import type { PublicProjectDto } from '@consultancy/client-shared/api/model';

/** What a visitor may say of a plot and of a house, as words of the address: `?width=20&budget=500000`. */
export const PLOT_WORDS = ['width', 'depth', 'floors', 'area', 'budget'] as const;
export type PlotWord = (typeof PLOT_WORDS)[number];

/** Metres, floors above the ground floor, square metres, whole birr. */
export type PlotCriteria = Partial<Record<PlotWord, number>>;

export interface Gap {
  word: PlotWord;
  /** By how much the design misses the criterion; of floors negative where it has fewer. Null where it does not say. */
  by: number | null;
}

export interface NearFit {
  project: PublicProjectDto;
  gaps: Gap[];
}

/** A design is near that misses no criterion by more than this part of it, or by more than one floor. */
const NEAR = 1 / 3;

/** Anything that is no number of this kind is left out of the criteria. */
export function readPlotCriteria(search: URLSearchParams): PlotCriteria {
  const criteria: PlotCriteria = {};
  for (const word of PLOT_WORDS) {
    const typed = search.get(word)?.trim();
    const value = Number(typed);
    const isOne = word === 'floors' ? Number.isInteger(value) && value >= 0 : value > 0;
    if (typed && isOne && Number.isFinite(value)) criteria[word] = value;
  }
  return criteria;
}

export const hasCriteria = (criteria: PlotCriteria) => Object.keys(criteria).length > 0;

/** Designs that fit, in their order, and those that nearly do, the nearest first. */
export function fitDesigns(
  projects: PublicProjectDto[],
  criteria: PlotCriteria,
): { fitting: PublicProjectDto[]; near: NearFit[] } {
  const compared = projects.map((project) => ({ project, gaps: gapsOf(project, criteria) }));
  const shareOf = ({ word, by }: Gap) => {
    if (by === null) return NEAR;
    // A floor counts as much as a criterion that is only just near.
    return word === 'floors' ? Math.abs(by) * NEAR : by / criteria[word]!;
  };
  const distance = ({ gaps }: NearFit) => gaps.reduce((sum, gap) => sum + shareOf(gap), 0);
  return {
    fitting: compared.filter(({ gaps }) => gaps.length === 0).map(({ project }) => project),
    near: compared
      .filter(({ gaps }) => gaps.length > 0 && gaps.every((gap) => shareOf(gap) <= NEAR))
      .sort((one, other) => distance(one) - distance(other)),
  };
}

function gapsOf(project: PublicProjectDto, criteria: PlotCriteria): Gap[] {
  /** How much of it is needed or missing for the criterion. */
  const missing: Record<PlotWord, (value: number) => number | null> = {
    width: (value) => less(project.leastPlotWidth, value),
    depth: (value) => less(project.leastPlotDepth, value),
    floors: (value) => less(project.floors, value),
    area: (value) => (project.builtArea === null ? null : less(value, project.builtArea)),
    budget: (value) => less(project.price, value),
  };
  return PLOT_WORDS.flatMap((word) => {
    const value = criteria[word];
    if (value === undefined) return [];
    const by = missing[word](value);
    const isGap = by === null || (word === 'floors' ? by !== 0 : by > 0);
    return isGap ? [{ word, by }] : [];
  });
}

/** To the centimetre: what is typed in tenths leaves no rest of binary fractions. */
const less = (one: number | null, other: number) =>
  one === null ? null : Math.round((one - other) * 100) / 100;
