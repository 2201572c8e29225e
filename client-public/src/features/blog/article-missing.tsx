import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { PageMessage } from '../../ui/page-message';
import { Link } from '../../ui/link';

export function ArticleMissing() {
  const t = useTranslations('blog');
  return (
    <PageMessage mark="404" title={t('article.missingTitle')} text={t('empty')}>
      <Button component={Link} to={paths.blog}>
        {t('article.backToBlog')}
      </Button>
    </PageMessage>
  );
}
