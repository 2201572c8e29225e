import type {
  ProjectBriefDto,
  PublicProjectDetailsDto,
  RelatedProjectsDto,
} from '../generated/index.schemas';
import { readRecords } from './read-answer';
import { readProject } from './read-project';
import { readNumber, readOptionalText, readText, readTexts } from './read-values';

/** One project with what a buyer of its design gets; apart from those of lists, because the home page needs no more. */
export function readProjectDetails(record: PublicProjectDetailsDto): PublicProjectDetailsDto {
  return {
    ...readProject(record),
    longDescriptionHtml: readOptionalText(record.longDescriptionHtml),
    packageContents: readOptionalText(record.packageContents),
    licenceText: readOptionalText(record.licenceText),
    clientType: (readText(record.clientType) || 'UNSTATED') as PublicProjectDetailsDto['clientType'],
    country: readOptionalText(record.country),
    latitude: readNumber(record.latitude),
    longitude: readNumber(record.longitude),
    firmRole: readOptionalText(record.firmRole),
    firmServices: readTexts(record.firmServices),
    startMonth: readOptionalText(record.startMonth),
    completionMonth: readOptionalText(record.completionMonth),
    team: readTexts(record.team),
    materials: readTexts(record.materials),
    credits: readOptionalText(record.credits),
  };
}

/** Where a project leads on to, in the shape that screens expect. */
export function readRelatedProjects({ alike, previous, next }: RelatedProjectsDto): RelatedProjectsDto {
  return {
    alike: readRecords(alike, readBrief),
    previous: previous && readBrief(previous),
    next: next && readBrief(next),
  };
}

function readBrief(record: ProjectBriefDto): ProjectBriefDto {
  return {
    ...record,
    title: readText(record.title),
    slug: readText(record.slug),
    mainImage: readOptionalText(record.mainImage),
    location: readText(record.location),
    year: readOptionalText(record.year),
    type: readText(record.type) as ProjectBriefDto['type'],
  };
}
