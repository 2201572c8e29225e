import {
  createService,
  getListServicesQueryKey,
  saveServiceChanges,
  updateService,
} from '@consultancy/client-shared/api/generated/services/services';
import { getListComingQueryKey } from '@consultancy/client-shared/api/generated/publications/publications';
import { type CreateServiceDto, ContentKind, type ServiceDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { asEntries, asRows, type Picture, useOrigin, useRecordForm } from '../../ui/form-page';
import { saveInWay } from '../../ui/private-changes';

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

/** What is out of date once a service is saved. */
export const serviceQueries = [getListServicesQueryKey(), getListComingQueryKey()];

/** @param isPrivate whether it is the service with its private changes */
export function useServiceForm(service: ServiceDto | undefined, isPrivate: boolean) {
  const t = useTranslations();
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
      features: { label: t('services.form.features') },
      process: { label: t('services.form.process') },
      benefits: { label: t('services.form.benefits') },
    },
    way: isPrivate ? 'privately' : 'openly',
    save: (values, version, way) => {
      if (!service) return createService(bodyOf(values));
      const { id } = service;
      const body = { ...bodyOf(values), version };
      return saveInWay(
        way,
        { kind: ContentKind.service, recordId: id },
        {
          openly: () => updateService(id, body),
          privately: () => saveServiceChanges(id, body),
        },
      );
    },
    done: (_, way) => {
      if (way !== 'openly') return t(`publications.changes.done.${way}`);
      return service ? t('services.form.updated') : t('services.form.created');
    },
    failed: t('services.form.failed'),
    refreshes: serviceQueries,
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
