import { PublicationState, type ServiceDto } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Group, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useToggleService } from './use-service-actions';

interface ServiceSwitchProps {
  /** With what it waits for, where that is known. */
  service: ServiceDto & { publication?: PublicationState };
}

/** Whether visitors see a service, and the switch for it. */
export function ServiceSwitch({ service }: ServiceSwitchProps) {
  const t = useTranslations();
  const toggle = useToggleService(service);
  // It moves at once and goes back if the server refuses. The record itself turns with the answer already.
  const isActive = toggle.isPending ? !service.isActive : service.isActive;
  const plain = isActive ? PublicationState.PUBLISHED : PublicationState.DRAFT;
  // What it waits for is of before the switch until the list is loaded again.
  const { publication = plain } = service;
  const isPublished = publication === PublicationState.PUBLISHED || publication === PublicationState.CHANGED;
  return (
    <Group gap="xs" wrap="nowrap">
      <Switch
        size="sm"
        checked={isActive}
        aria-busy={toggle.isPending}
        aria-label={t('services.active', { title: service.title })}
        onChange={() => {
          if (!toggle.isPending) toggle.toggle();
        }}
      />
      <StatusBadge status={isPublished === isActive ? publication : plain} />
    </Group>
  );
}
