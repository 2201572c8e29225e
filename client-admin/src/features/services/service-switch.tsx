import type { PublicationState, ServiceDto } from '@consultancy/client-shared/api/model';
import { Flex } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { isWaiting } from '../../ui/is-waiting';
import { StatusFilter } from '../../ui/list-page';
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
  const { publication } = service;
  return (
    <Flex rowGap={4} columnGap="xs" wrap="wrap" align="center">
      <RecordSwitch
        isOn={isActive}
        label={t('services.active', { title: service.title })}
        isPending={toggle.isPending}
        onSwitch={toggle.toggle}
      />
      <StatusFilter status={isActive ? 'ACTIVE' : 'INACTIVE'} />
      {isWaiting(publication) && <StatusFilter name="publication" status={publication} />}
    </Flex>
  );
}
