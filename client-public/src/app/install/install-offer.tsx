import { useLanguage } from '@consultancy/client-shared/i18n';
import { Button, Text } from '@mantine/core';
import { IconDeviceMobileDown, IconShare2, IconSquareRoundedPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Group } from '../../ui/layout';
import { installTexts } from './install-texts';
import { useInstallOffer } from './use-install-offer';

/** A quiet button in the footer, where the site can be installed. */
export function InstallOffer() {
  const offer = useInstallOffer();
  const [areStepsOpen, openSteps] = useState(false);
  const texts = installTexts[useLanguage()];
  const place = document.getElementById('install-offer');
  if (!offer || !place) return null;
  const { by } = offer;
  return createPortal(
    <>
      <Button
        mt="lg"
        variant="outline"
        leftSection={<IconDeviceMobileDown size={20} stroke={1.5} aria-hidden />}
        aria-expanded={by === 'steps' ? areStepsOpen : undefined}
        onClick={() => (by === 'button' ? offer.install() : openSteps(!areStepsOpen))}
      >
        {by === 'button' ? texts.install : texts.howTo}
      </Button>
      <Text c="dimmed" fz="sm" mt="xs">
        {texts.benefit}
      </Text>
      {by === 'steps' && areStepsOpen && <InstallSteps texts={texts} />}
    </>,
    place,
  );
}

interface InstallStepsProps {
  texts: { share: string; addToHome: string };
}

/** Drawn, because the browser's own menu is in the language of the phone. */
function InstallSteps({ texts }: InstallStepsProps) {
  return (
    <Group component="ol" gap="md" mt="md" align="start" wrap="nowrap">
      <Step number={1} text={texts.share}>
        <Phone />
        <rect x="10" y="126" width="76" height="24" fill="var(--stone)" />
        <IconShare2 x={36} y={126} width={24} height={24} stroke={1.5} color="var(--juniper)" />
        <circle cx="48" cy="138" r="17" fill="none" stroke="var(--ochre)" strokeWidth="2.5" />
      </Step>
      <Step number={2} text={texts.addToHome}>
        <Phone />
        <rect x="10" y="66" width="76" height="84" fill="var(--stone)" />
        {[78, 132].map((y) => (
          <rect key={y} x="20" y={y} width="40" height="5" rx="2.5" fill="var(--line)" />
        ))}
        <rect
          x="14"
          y="94"
          width="68"
          height="26"
          fill="var(--white)"
          stroke="var(--ochre)"
          strokeWidth="2.5"
        />
        <rect x="21" y="104.5" width="28" height="5" rx="2.5" fill="var(--muted)" />
        <IconSquareRoundedPlus x={56} y={96} width={22} height={22} stroke={1.5} color="var(--juniper)" />
      </Step>
    </Group>
  );
}

function Step({ number, text, children }: { number: number; text: string; children: ReactNode }) {
  return (
    <li style={{ flex: '1 1 0' }}>
      <svg viewBox="0 0 96 160" width="96" height="160" aria-hidden>
        {children}
      </svg>
      <Text fz="sm" mt="xs">
        {number}. {text}
      </Text>
    </li>
  );
}

function Phone() {
  return (
    <>
      <rect
        x="4"
        y="2"
        width="88"
        height="156"
        rx="12"
        fill="var(--white)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <rect x="36" y="9" width="24" height="4" rx="2" fill="var(--line)" />
      <rect x="16" y="26" width="64" height="30" fill="var(--juniper-tint)" />
    </>
  );
}
