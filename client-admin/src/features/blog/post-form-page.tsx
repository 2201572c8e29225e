import { readAnswer, readPost } from '@consultancy/client-shared/api';
import { type PostEnvelope, ContentKind } from '@consultancy/client-shared/api/model';
import { useGetPost, useGetPostChanges } from '@consultancy/client-shared/api/generated/blog/blog';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import type { Crumb } from '../../ui/crumbs';
import { useEditedId, useOrigin } from '../../ui/form-page';
import { type ChangedPublication, EditedRecord } from '../../ui/private-changes';
import { RecordOutcome } from '../../ui/record-outcome';
import { PostForm } from './post-form';

const read = (answer: PostEnvelope) => readAnswer(answer, readPost);

/** `?id=` changes that post; without it a new one is made. */
export function PostFormPage() {
  const id = useEditedId();
  return id === undefined ? <PostForm key="new" /> : <EditPost key={id} id={id} />;
}

function EditPost({ id }: { id: number }) {
  const t = useTranslations();
  // Asked for along with its publication, since there are private changes but rarely. The list has no texts of
  // posts, so that nothing travels along with its links.
  const query = useGetPost(id, { query: { staleTime: 0, select: read } });
  const back = { to: useOrigin(paths.blog), label: t('sections.blog') };
  const outcome = { notFound: t('blog.notFound'), back };
  return (
    <EditedRecord kind={ContentKind.post} id={id} {...outcome}>
      {(publication) =>
        publication ? (
          <EditChanges id={id} publication={publication} {...outcome} />
        ) : (
          <RecordOutcome isForm query={query} {...outcome}>
            {({ data }) => <PostForm post={data} />}
          </RecordOutcome>
        )
      }
    </EditedRecord>
  );
}

interface EditChangesProps {
  id: number;
  publication: ChangedPublication;
  notFound: string;
  back: Crumb;
}

function EditChanges({ id, publication, ...outcome }: EditChangesProps) {
  const query = useGetPostChanges(id, { query: { staleTime: 0, select: read } });
  return (
    <RecordOutcome isForm query={query} {...outcome}>
      {({ data }) => <PostForm post={data} publication={publication} />}
    </RecordOutcome>
  );
}
