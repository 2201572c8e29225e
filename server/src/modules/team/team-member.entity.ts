import { Entity, Index } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { TextFormat } from '../../common/fields/field-info.js';
import {
  ChoicesField,
  ImageField,
  NumberField,
  RecordsField,
  TextField,
  TextListField,
  WordsField,
} from '../../common/fields/fields.js';
import { OrderedRecord } from '../../common/ordered-records.js';
import { textLimits } from '../../common/text-limits.js';
import {
  AssignmentDto,
  EducationDto,
  EmploymentDto,
  RegistrationDto,
  SpokenLanguageDto,
  TeamFact,
} from './cv.js';

const isInternal = true;

/** A person whom the firm presents on its page about itself. */
@Entity('team_members')
@CachedContent()
@Index(['place', 'id'])
export class TeamMember extends OrderedRecord {
  @TextField({ max: textLimits.name, translated: TextFormat.LINE })
  name: string;

  @TextField({
    ...{ max: textLimits.title, translated: TextFormat.LINE },
    description: 'What they do in the firm.',
  })
  title: string;

  @TextField({
    ...{ max: textLimits.short, translated: TextFormat.PARAGRAPHS },
    description: 'A few sentences, plain text.',
  })
  bio: string;

  @ImageField()
  image: string | null;

  // The CV for tenders. Visitors read what `publicFacts` names.

  @TextField({
    ...{ max: textLimits.title, nullable: true, translated: TextFormat.LINE, isInternal },
    description: 'Proposed or usual position in tenders; empty: the title.',
  })
  position: string | null;

  @NumberField({ isWhole: true, min: 1900, max: 2100, isInternal })
  birthYear: number | null;

  @TextField({ max: textLimits.name, nullable: true, translated: TextFormat.LINE, isInternal })
  nationality: string | null;

  @RecordsField(EducationDto, { most: 10, words: ['degree', 'institution'], isInternal })
  education: EducationDto[];

  @RecordsField(RegistrationDto, { most: 10, words: ['body'], isInternal })
  registrations: RegistrationDto[];

  @RecordsField(SpokenLanguageDto, { most: 10, words: ['language'], isInternal })
  languages: SpokenLanguageDto[];

  @TextListField({ most: 20, max: textLimits.title, translated: TextFormat.LIST, isInternal })
  memberships: string[];

  @RecordsField(EmploymentDto, { most: 30, words: ['employer', 'position', 'country'], isInternal })
  employment: EmploymentDto[];

  @RecordsField(AssignmentDto, { most: 40, words: ['project', 'role', 'duties'], isInternal })
  assignments: AssignmentDto[];

  @ChoicesField(TeamFact, 'TeamFact', { isInternal, description: 'Facts that visitors read.' })
  publicFacts: TeamFact[];

  @WordsField()
  words: string[];
}
