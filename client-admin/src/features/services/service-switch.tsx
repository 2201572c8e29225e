import { PublicationState, type ServiceDto } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { RecordSwitch } from '../../ui/record-switch';
import { useToggleService } from './use-service-actions';

interface ServiceSwitchProps {
  /** With what it waits for, where that is known. */
  service: ServiceDto & { publication?: PublicationState };
}

/** Whether visitors see a service, and the switch for it. */
export function ServiceSwitch({ service }: ServiceSwitchProps) {
  const t = useTranslations();
  const toggle = useToggleService(service);
  // The record itself turns with the answer already.
  const isActive = toggle.isPending ? !service.isActive : service.isActive;
  const plain = isActive ? PublicationState.PUBLISHED : PublicationState.DRAFT;
  // What it waits for is of before the switch until the list is loaded again.
  const { publication = plain } = service;
  const isPublished = publication === PublicationState.PUBLISHED || publication === PublicationState.CHANGED;
  return (
    <Group gap="xs" wrap="nowrap">
      <RecordSwitch
        isOn={isActive}
        label={t('services.active', { title: service.title })}
        isPending={toggle.isPending}
        onSwitch={toggle.toggle}
      />
      <StatusBadge status={isPublished === isActive ? publication : plain} />
    </Group>
  );
}
