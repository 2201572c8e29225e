import type { PostDto } from '@consultancy/client-shared/api/model';
import { minutesToRead } from '@consultancy/shared/article/reading-time';
import { Button, NativeSelect, NumberInput, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { FormSection, PictureField } from '../../ui/form-page';
import { MarkdownField } from '../../ui/markdown/markdown-field';
import type { FieldsProps } from '../../ui/resource/resource';
import { CATEGORIES } from './categories';
import type { PostValues } from './resource';
import { TagsField } from './tags-field';

export function PostFields({ page, record: post }: FieldsProps<PostValues, PostDto>) {
  const t = useTranslations();
  // A post may be in a category that is no longer offered.
  const categories = [...new Set([...CATEGORIES, ...(post ? [post.category] : [])])];
  const computedTime = minutesToRead(useDeferredValue(page.form.values.content));
  return (
    <>
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
        <MarkdownField {...page.input('content')} isLabelHidden />
      </FormSection>
      <FormSection title={t('blog.form.details')}>
        <NativeSelect {...page.input('category')} data={categories} />
        <TextInput {...page.input('author')} />
        <Stack gap={6} align="flex-start">
          <NumberInput
            {...page.input('readTime')}
            description={t('blog.form.readTimeHint', { minutes: String(computedTime) })}
            placeholder={String(computedTime)}
            min={1}
            max={1000}
            allowDecimal={false}
            w="100%"
          />
          <Button
            variant="default"
            size="compact-sm"
            disabled={page.form.values.readTime === ''}
            onClick={() => page.form.setFieldValue('readTime', '')}
          >
            {t('blog.form.useTextLength', { minutes: String(computedTime) })}
          </Button>
        </Stack>
        <TagsField {...page.input('tags')} />
        <Switch {...page.input('featured', { type: 'checkbox' })} data-wide />
      </FormSection>
      <FormSection title={t('blog.form.featuredImage')}>
        <PictureField
          {...page.input('featuredImage')}
          note={t('blog.form.imageNote')}
          onRefuse={(reason) => page.form.setFieldError('featuredImage', reason)}
          problems={{ size: t('blog.form.tooLarge'), type: t('blog.form.notPicture') }}
        />
      </FormSection>
    </>
  );
}
