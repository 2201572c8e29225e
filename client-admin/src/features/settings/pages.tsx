import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../ui/page-title';
import { ConsultationRules } from './consultation-rules-form';
import { FirmFacts } from './firm-facts-form';
import { OfficeHours } from './office-hours-form';

export function FirmFactsPage() {
  return (
    <Page name="firmFacts">
      <FirmFacts />
    </Page>
  );
}

export function OfficeHoursPage() {
  return (
    <Page name="officeHours">
      <OfficeHours />
    </Page>
  );
}

export function ConsultationRulesPage() {
  return (
    <Page name="consultationRules">
      <ConsultationRules />
    </Page>
  );
}

interface PageProps {
  name: 'firmFacts' | 'officeHours' | 'consultationRules';
  children: ReactNode;
}

function Page({ name, children }: PageProps) {
  const t = useTranslations('sections');
  usePageTitle(t(name));
  return (
    <>
      <Title order={1} mb="md">
        {t(name)}
      </Title>
      {children}
    </>
  );
}
