import { useGetPost } from '@consultancy/client-shared/api/generated/blog/blog';
import { useGetStaffProject } from '@consultancy/client-shared/api/generated/projects/projects';
import { useGetStaffService } from '@consultancy/client-shared/api/generated/services/services';
import { TranslatableKind, type TranslationDto } from '@consultancy/client-shared/api/model';

/** Where visitors read a record in the language of its translation; null where it has no page, and until its address is known. */
export function usePublicPage({ kind, recordId, language }: TranslationDto): string | null {
  const project = useGetStaffProject(recordId, { query: { enabled: kind === TranslatableKind.project } });
  const service = useGetStaffService(recordId, { query: { enabled: kind === TranslatableKind.service } });
  const post = useGetPost(recordId, { query: { enabled: kind === TranslatableKind.post } });
  if (kind === TranslatableKind['team-member']) return `/${language}/about`;
  if (kind === TranslatableKind.award) return `/${language}/about`;
  if (kind === TranslatableKind['site-copy']) return `/${language}/about`;
  if (kind === TranslatableKind.settings) return `/${language}/contact`;
  if (kind === TranslatableKind.testimonial) return `/${language}`;
  if (kind === TranslatableKind.service)
    return service.data ? `/${language}/services/${service.data.data.slug ?? recordId}` : null;
  if (kind === TranslatableKind.project)
    return project.data ? `/${language}/projects/${project.data.data.slug}` : null;
  if (kind === TranslatableKind.picture) return null;
  return post.data ? `/${language}/blog/${post.data.data.slug}` : null;
}
