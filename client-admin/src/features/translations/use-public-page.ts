import { useGetPost } from '@consultancy/client-shared/api/generated/blog/blog';
import { useGetStaffProject } from '@consultancy/client-shared/api/generated/projects/projects';
import { useGetStaffService } from '@consultancy/client-shared/api/generated/services/services';
import { TranslationKind, type TranslationDto } from '@consultancy/client-shared/api/model';

/** Where visitors read a record in the language of its translation; null where it has no page, and until its address is known. */
export function usePublicPage({ kind, recordId, language }: TranslationDto): string | null {
  const project = useGetStaffProject(recordId, { query: { enabled: kind === TranslationKind.PROJECT } });
  const service = useGetStaffService(recordId, { query: { enabled: kind === TranslationKind.SERVICE } });
  const post = useGetPost(recordId, { query: { enabled: kind === TranslationKind.POST } });
  if (kind === TranslationKind.TEAM_MEMBER) return `/${language}/about`;
  if (kind === TranslationKind.SITE_WORDS) return `/${language}/about`;
  if (kind === TranslationKind.SETTINGS) return `/${language}/contact`;
  if (kind === TranslationKind.TESTIMONIAL) return `/${language}`;
  if (kind === TranslationKind.SERVICE)
    return service.data ? `/${language}/services/${service.data.data.slug ?? recordId}` : null;
  if (kind === TranslationKind.PROJECT)
    return project.data ? `/${language}/projects/${project.data.data.slug}` : null;
  if (kind === TranslationKind.PICTURE) return null;
  return post.data ? `/${language}/blog/${post.data.data.slug}` : null;
}
