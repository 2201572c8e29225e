import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { PageTexts } from '../../i18n/page-texts';
import { loadTexts } from '../../i18n/texts';
import { receiptKey, useReceipt } from '../../lib/submissions/receipts';
import classes from './project-card.module.css';

const FEATURES = ['submissions'];

/** Where a design was ordered: the code of the order, until it is closed. Its code comes once there is one. */
export function OrderReceipt({ project }: { project: PublicProjectDto }) {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['dialog', 'receipt', language],
    queryFn: async () => {
      const [{ ReceiptLine }] = await Promise.all([
        import('../../ui/form/receipt-line'),
        loadTexts(language, FEATURES),
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
        <PageTexts language={language} features={FEATURES}>
          <data.ReceiptLine form="order" project={project} />
        </PageTexts>
      </div>
    )
  );
}
