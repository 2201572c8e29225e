import { readAnswer, readProjectDetails } from '@consultancy/client-shared/api';
import {
  getGetProjectQueryKey,
  getProject,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { requestedIn } from '../../lib/in-language';
import { DesignTerms } from '../../ui/design-terms';
import { Spinner } from '../../ui/spinner';
import classes from './order-form.module.css';

/** What somebody is about to buy; the card that the dialog was opened from knows nothing of it. */
export function OrderedTerms({ id }: { id: number }) {
  const t = useTranslations('orders');
  const { queryKey, options } = requestedIn(useLanguage(), getGetProjectQueryKey(id));
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => readAnswer(await getProject(id, options(signal)), readProjectDetails),
  });
  const headings = { packageContents: t('buy.packageContents'), licenceText: t('buy.licenceText') };
  return (
    <QueryOutcome
      query={query}
      pending={<Spinner label={t('buy.termsLoading')} />}
      error={(failure, retry) => <OutcomePanel failure={failure} onRetry={retry} busy={query.isFetching} />}
    >
      {({ data }) =>
        (data.packageContents ?? data.licenceText) && (
          <div className={classes.terms}>
            <DesignTerms project={data} headings={headings} level="folded" />
          </div>
        )
      }
    </QueryOutcome>
  );
}
