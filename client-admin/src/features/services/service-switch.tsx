import type { ServiceDto } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Group, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useToggleService } from './use-service-deeds';

/** Whether visitors see a service, and the switch for it. */
export function ServiceSwitch({ service }: { service: ServiceDto }) {
  const { t } = useTranslation();
  const toggle = useToggleService();
  // It moves at once and goes back if the server refuses.
  const isActive = toggle.isPending ? !service.isActive : service.isActive;
  return (
    <Group gap="xs" wrap="nowrap">
      <Switch
        size="sm"
        checked={isActive}
        aria-busy={toggle.isPending}
        aria-label={t('services.active', { title: service.title })}
        onChange={() => {
          if (!toggle.isPending) toggle.mutate(service);
        }}
      />
      <StatusBadge status={isActive ? 'ACTIVE' : 'INACTIVE'} />
    </Group>
  );
}
