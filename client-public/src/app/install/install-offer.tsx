import { useLanguage } from '@consultancy/client-shared/i18n';
import { Button, Text } from '@mantine/core';
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { InstallSteps } from './install-steps';
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
