import {
  createService,
  getListServicesQueryKey,
  updateService,
} from '@consultancy/client-shared/api/generated/services/services';
import type { CreateServiceDto, ServiceDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { asEntries, asRows, type Picture, useOrigin, useRecordForm } from '../../ui/form-page';

const valuesOf = (service: ServiceDto | undefined) => ({
  title: service?.title ?? '',
  duration: service?.duration ?? '',
  description: service?.description ?? '',
  longDescription: service?.longDescription ?? '',
  image: (service?.image ?? null) as Picture,
  isActive: service?.isActive ?? true,
  features: asRows(service?.features),
  process: asRows(service?.process),
  benefits: asRows(service?.benefits),
});

type ServiceValues = ReturnType<typeof valuesOf>;

export function useServiceForm(service: ServiceDto | undefined) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useOrigin(paths.services);
  return useRecordForm<ServiceValues, ServiceDto>({
    name: 'service',
    record: service,
    valuesOf,
    fields: {
      title: { label: t('services.form.title'), required: true },
      duration: { label: t('services.form.duration'), required: true },
      description: { label: t('services.form.description'), required: true },
      longDescription: { label: t('services.form.longDescription'), required: true },
      image: { label: t('services.form.image') },
      isActive: { label: t('services.form.isActive') },
      features: { label: t('services.features') },
      process: { label: t('services.process') },
      benefits: { label: t('services.benefits') },
    },
    save: (values, version, options) =>
      service
        ? updateService(service.id, { ...bodyOf(values), version }, options)
        : createService(bodyOf(values), options),
    done: service ? t('services.form.updated') : t('services.form.created'),
    failed: t('services.form.failed'),
    refreshes: [getListServicesQueryKey()],
    onSaved: () => void navigate(list),
  });
}

function bodyOf({ image, features, process, benefits, ...values }: ServiceValues): CreateServiceDto {
  return {
    ...values,
    image: typeof image === 'string' ? image.trim() || null : image,
    features: asEntries(features),
    process: asEntries(process),
    benefits: asEntries(benefits),
  };
}
