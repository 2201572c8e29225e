import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button-link';
import { PageMessage } from '../ui/page-message';

/** What stands where a page broke. Loading it anew also fetches the code of a newer version of the site. */
export function FailurePage() {
  const { t } = useTranslation();
  return (
    <PageMessage title={t('failure.title')} text={t('failure.text')}>
      <ButtonLink to="." reloadDocument>
        {t('action.reload')}
      </ButtonLink>
      <ButtonLink to={paths.home} reloadDocument look="outline">
        {t('action.backHome')}
      </ButtonLink>
    </PageMessage>
  );
}
