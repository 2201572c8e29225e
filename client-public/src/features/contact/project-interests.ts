import { ProjectType } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';

/** What a visitor may want to build, in the order shown; the names are keys of the texts, too. */
export const PROJECT_INTERESTS = {
  residence: 'Residence',
  commercial: 'Commercial',
  hotel: 'Hotel',
  mixed: 'Mixed Use',
  office: 'Office',
  hospital: 'Hospital',
  school: 'School',
  industrial: 'Industrial',
  interior: 'Interior Design',
  structural: 'Structural Engineering',
  landscape: 'Landscape Design',
  urban: 'Urban Planning',
  renovation: 'Renovation & Restoration',
  consultation: 'Design Consultation',
  other: 'Other',
} as const;

type ProjectInterest = keyof typeof PROJECT_INTERESTS;

const KEYWORDS: readonly (readonly [string, ProjectType])[] = [
  ['residence', ProjectType.RESIDENCE],
  ['commercial', ProjectType.COMMERCIAL],
  ['hotel', ProjectType.HOTEL],
  ['mixed', ProjectType.MIXED_USE],
  ['office', ProjectType.OFFICE],
  ['hospital', ProjectType.HOSPITAL],
  ['school', ProjectType.SCHOOL],
  ['industrial', ProjectType.INDUSTRIAL],
];

/** The API's enumeration for a selected interest; services such as interior design have none. */
export function projectTypeOf(interest: string): ProjectType | undefined {
  const selected = interest.toLowerCase();
  return KEYWORDS.find(([keyword]) => selected.includes(keyword))?.[1];
}

export function useInterestOptions(): { value: ProjectInterest; label: string }[] {
  const t = useTranslations('contact');
  const names = Object.keys(PROJECT_INTERESTS) as ProjectInterest[];
  return names.map((value) => ({ value, label: t(`projectType.${value}`) }));
}

/** What staff read as the topic of a consultation: the interest in English, in whichever language it was chosen. */
export function topicOf(interest: string): string {
  return PROJECT_INTERESTS[interest as ProjectInterest] ?? 'General Consultation';
}
