import type { PublicProjectDetailsDto } from '../generated/model';
import { readProject } from './read-project';
import { readNumber, readOptionalText, readText, readTexts } from './read-values';

/** One project with what a buyer of its design gets; apart from those of lists, because the home page needs no more. */
export function readProjectDetails(record: PublicProjectDetailsDto): PublicProjectDetailsDto {
  return {
    ...readProject(record),
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
