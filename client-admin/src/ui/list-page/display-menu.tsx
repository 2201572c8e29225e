import { ActionIcon, Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuChoice } from '../menu-choice';
import { DENSITIES, useDensity } from './use-density';

/** How a list is shown, whatever it shows. */
export function DisplayMenu() {
  const { t } = useTranslation();
  const [density, setDensity] = useDensity();
  return (
    <Menu position="bottom-end" width={192} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('list.display')} title={t('list.display')}>
          <IconAdjustmentsHorizontal size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuChoice
          label={t('list.density')}
          choices={DENSITIES.map((each) => ({ value: each, label: t(`list.densities.${each}`) }))}
          value={density}
          onChange={setDensity}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
