import type { PublicProjectDetailsDto } from '../generated/model';
import { readProject } from './read-project';
import { readOptionalText } from './read-values';

/** One project with what a buyer of its design gets; apart from those of lists, because the home page needs no more. */
export function readProjectDetails(record: PublicProjectDetailsDto): PublicProjectDetailsDto {
  return {
    ...readProject(record),
    packageContents: readOptionalText(record.packageContents),
    licenceText: readOptionalText(record.licenceText),
  };
}
