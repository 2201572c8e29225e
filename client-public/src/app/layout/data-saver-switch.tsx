import { Text } from '@mantine/core';
import { IconLeaf } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useDataSaver } from '../../lib/data-saver';
import { Group } from '../../ui/layout';
import classes from './site-footer.module.css';

/** Switches small pictures on demand on and off, and says why they are on. */
export function DataSaverSwitch() {
  const t = useTranslations('site');
  const { isOn, reason, choose } = useDataSaver();
  return (
    <Group
      component="button"
      type="button"
      role="switch"
      aria-checked={isOn}
      gap="xs"
      mih="2.75rem"
      className={classes.up}
      onClick={() => choose(!isOn)}
    >
      <IconLeaf size={20} stroke={1.5} aria-hidden />
      {t('dataSaver.label')}
      <Text span inherit c="dimmed">
        {t(`dataSaver.${reason ?? 'off'}`)}
      </Text>
    </Group>
  );
}
