import { useTranslation } from 'react-i18next';
import { PreviewFrame } from '../../ui/preview/preview-frame';
import { addedService, standardService } from './service';
import { ServiceDetail } from './service-detail';

/** A service as its page will be, before visitors see it. */
export function ServicePreview() {
  const { t } = useTranslation('services');
  return (
    <PreviewFrame pick={({ service }) => service}>
      {(record) => (
        <ServiceDetail
          service={record.slug === null ? addedService(record, t) : standardService(record, t)}
          sidebar={null}
        />
      )}
    </PreviewFrame>
  );
}
