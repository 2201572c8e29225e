import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { choicesOf } from '../../ui/choices-of';
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
      data={choicesOf(PRESENTATIONS, (each) => t(`consultations.presentation.${each}`))}
      value={value}
      onChange={onChange}
    />
  );
}
