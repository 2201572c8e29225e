import { readAnswer, readPost } from '@consultancy/client-shared/api';
import { type PostEnvelope, RevisionKind } from '@consultancy/client-shared/api/model';
import { useGetPost, useGetPostChanges } from '@consultancy/client-shared/api/generated/blog/blog';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { useEditedId, useOrigin } from '../../ui/form-page';
import { type ChangedPublication, usePrivateChanges } from '../../ui/private-changes';
import { RecordOutcome } from '../../ui/record-outcome';
import { PostForm } from './post-form';

const read = (answer: PostEnvelope) => readAnswer(answer, readPost);

/** `?id=` changes that post; without it a new one is made. */
export function PostFormPage() {
  const id = useEditedId();
  return id === undefined ? <PostForm key="new" /> : <EditPost key={id} id={id} />;
}

/** Private changes are edited in place of what readers see. */
function EditPost({ id }: { id: number }) {
  const publication = usePrivateChanges(RevisionKind.POST, id);
  return publication ? <EditChanges id={id} publication={publication} /> : <EditOpenly id={id} />;
}

function EditChanges({ id, publication }: { id: number; publication: ChangedPublication }) {
  const { t } = useTranslation();
  const query = useGetPostChanges(id, { query: { staleTime: 0, select: read } });
  const back = { to: useOrigin(paths.blog), label: t('sections.blog') };
  return (
    <RecordOutcome isForm query={query} notFound={t('blog.notFound')} back={back}>
      {({ data }) => <PostForm post={data} publication={publication} />}
    </RecordOutcome>
  );
}

/** The list has no texts of posts, so that nothing travels along with its links. */
function EditOpenly({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useGetPost(id, { query: { staleTime: 0, select: read } });
  const back = { to: useOrigin(paths.blog), label: t('sections.blog') };
  return (
    <RecordOutcome isForm query={query} notFound={t('blog.notFound')} back={back}>
      {({ data }) => <PostForm post={data} />}
    </RecordOutcome>
  );
}
