import type { Language } from '../language';
import type { AboutContent } from './about-content';
import { am } from './am';
import { en } from './en';
import { om } from './om';

export type { AboutContent, Association, Certification, Fact } from './about-content';

export const about: Record<Language, AboutContent> = { en, am, om };
