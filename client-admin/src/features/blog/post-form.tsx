import { BlogStatus, type PostDto, ContentKind } from '@consultancy/client-shared/api/model';
import { minutesToRead } from '@consultancy/shared/article/reading-time';
import { Button, NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { FormPage, FormSection, PictureField, useOrigin } from '../../ui/form-page';
import { type ChangedPublication, PrivateChangesNotice, SaveWays } from '../../ui/private-changes';
import { RecordFacts } from '../../ui/record-facts';
import { CATEGORIES } from './categories';
import { MarkdownField } from './markdown-field';
import { TagsField } from './tags-field';
import { usePostForm } from './use-post-form';

interface PostFormProps {
  post?: PostDto;
  /** Where it is the post with its private changes. */
  publication?: ChangedPublication;
}

/** Writes a post, or changes the given one. */
export function PostForm({ post, publication }: PostFormProps) {
  const t = useTranslations();
  const isPrivate = publication !== undefined;
  const page = usePostForm(post, isPrivate);
  const hasWays = isPrivate || post?.status === BlogStatus.PUBLISHED;
  // A post may be in a category that is no longer offered.
  const categories = [...new Set([...CATEGORIES, ...(post ? [post.category] : [])])];
  const computedTime = minutesToRead(useDeferredValue(page.form.values.content));
  return (
    <FormPage
      title={post ? t('blog.form.editTitle') : t('blog.form.newTitle')}
      way={[{ to: useOrigin(paths.blog), label: t('sections.blog') }]}
      name={post?.title}
      facts={
        post && (
          <>
            <RecordFacts kind={ContentKind.post} id={post.id} />
            {publication && <PrivateChangesNotice publication={publication} />}
          </>
        )
      }
      saveLabel={
        isPrivate
          ? t('publications.changes.savePrivately')
          : post
            ? t('blog.form.save')
            : t('blog.form.create')
      }
      page={page}
      actions={
        post ? (
          hasWays && <SaveWays page={page} isPrivate={isPrivate} />
        ) : (
          <Button
            variant="default"
            disabled={page.isPending}
            onClick={() => page.saveWith({ isToBePublished: true })}
          >
            {t('blog.form.createAndPublish')}
          </Button>
        )
      }
    >
      <FormSection title={t('blog.form.basics')}>
        {/* Who comes here writes. */}
        <TextInput {...page.input('title')} autoFocus={!post} data-wide />
        {post && (
          <TextInput
            {...page.input('slug')}
            description={t('blog.form.slugHint')}
            leftSection="/blog/"
            leftSectionWidth="3.75rem"
            data-wide
          />
        )}
        <Textarea
          {...page.input('excerpt')}
          description={t('blog.form.excerptHint')}
          autosize
          minRows={2}
          maxRows={6}
          data-wide
        />
      </FormSection>
      <FormSection title={t('blog.form.content')} hint={t('blog.form.contentHint')}>
        <MarkdownField {...page.input('content')} />
      </FormSection>
      <FormSection title={t('blog.form.details')}>
        <NativeSelect {...page.input('category')} data={categories} />
        <TextInput {...page.input('author')} />
        <NumberInput
          {...page.input('readTime')}
          description={t('blog.form.readTimeHint', { minutes: String(computedTime) })}
          placeholder={String(computedTime)}
          min={1}
          max={1000}
          allowDecimal={false}
        />
        <TagsField {...page.input('tags')} />
        <Switch {...page.input('featured', { type: 'checkbox' })} data-wide />
      </FormSection>
      <FormSection title={t('blog.form.featuredImage')}>
        <PictureField
          {...page.input('featuredImage')}
          note={t('blog.form.imageNote')}
          onRefuse={(reason) => page.form.setFieldError('featuredImage', reason)}
          problems={{ size: t('blog.form.tooLarge'), type: t('blog.form.notPicture') }}
          canRemove
        />
      </FormSection>
    </FormPage>
  );
}
