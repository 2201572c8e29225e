import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useQuery } from '@tanstack/react-query';
import { loadFeatureTexts } from '../../i18n/catalogues';
import { useSiteI18n } from '../../i18n/site-i18n';
import { receiptKey, useReceipt } from '../../lib/submissions/receipts';
import classes from './project-card.module.css';

/** Where a design was ordered: the code of the order, until it is closed. Its code comes once there is one. */
export function OrderReceipt({ project }: { project: PublicProjectDto }) {
  const i18n = useSiteI18n();
  const { data } = useQuery({
    queryKey: ['dialog', 'receipt'],
    queryFn: async () => {
      const [{ ReceiptLine }] = await Promise.all([
        import('../../ui/form/receipt-line'),
        loadFeatureTexts(i18n, 'submissions'),
      ]);
      return { ReceiptLine };
    },
    enabled: useReceipt(receiptKey('order', project.id)) !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return (
    data && (
      <div className={classes.above}>
        <data.ReceiptLine form="order" project={project} />
      </div>
    )
  );
}
