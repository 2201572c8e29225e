import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button-link';
import { PageMessage } from '../../ui/page-message';

export function ArticleMissing() {
  const { t } = useTranslation('blog');
  return (
    <PageMessage mark="404" title={t('article.missingTitle')} text={t('empty')}>
      <ButtonLink to={paths.blog}>{t('article.backToBlog')}</ButtonLink>
    </PageMessage>
  );
}
