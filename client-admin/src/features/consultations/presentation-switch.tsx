import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type Presentation, PRESENTATIONS } from './use-presentation';

interface PresentationSwitchProps {
  value: Presentation;
  onChange: (presentation: Presentation) => void;
}

export function PresentationSwitch({ value, onChange }: PresentationSwitchProps) {
  const t = useTranslations();
  return (
    <SegmentedControl
      aria-label={t('consultations.presentation.label')}
      data={PRESENTATIONS.map((each) => ({ value: each, label: t(`consultations.presentation.${each}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
