import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { choicesOf } from '../../ui/choices-of';
import { MenuChoice } from '../../ui/menu-choice';

const SCHEMES: MantineColorScheme[] = ['auto', 'light', 'dark'];

/** Light or dark, as a part of a menu; until one is chosen, and when it is taken back, as the system has it. */
export function AppearanceChoice() {
  const t = useTranslations();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Divider />
      <MenuChoice
        label={t('appearance.title')}
        choices={choicesOf(SCHEMES, (scheme) => t(`appearance.${scheme}`))}
        value={colorScheme}
        onChange={setColorScheme}
      />
      <Menu.Divider />
    </>
  );
}
