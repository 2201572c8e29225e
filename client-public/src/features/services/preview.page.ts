import type { PreviewDto } from '@consultancy/client-shared/api/model';
import type { PageContext } from '../../page';
import { describePreview } from '../../ui/preview/describe-preview';

const pick = ({ service }: PreviewDto) => service;

export const describe = (context: PageContext) => describePreview(context, pick);
export { ServicePreview as Page } from './service-preview';
