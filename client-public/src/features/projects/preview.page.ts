import type { PreviewDto } from '@consultancy/client-shared/api/model';
import type { PageContext } from '../../page';
import { describePreview } from '../../ui/preview/describe-preview';

const pick = ({ project }: PreviewDto) => project;

export const describe = (context: PageContext) => describePreview(context, pick);
export { ProjectPreview as Page } from './project-preview';
