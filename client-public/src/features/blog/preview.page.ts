import type { PreviewDto } from '@consultancy/client-shared/api/model';
import type { PageContext } from '../../page';
import { describePreview } from '../../ui/preview/describe-preview';

const pick = ({ post }: PreviewDto) => post;

export const describe = (context: PageContext) => describePreview(context, pick);
export { ArticlePreview as Page } from './article-preview';
