import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../ui/page-title';
import { GeneralSettings } from './general-settings';
import { PasswordForm } from './password-form';
import classes from './settings-page.module.css';

/** The tab is the end of the address: changing it leaves nothing, so both forms keep what was typed. */
export function SettingsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const tab = useLocation().hash === '#security' ? 'security' : 'general';
  usePageTitle(t('settings.title'));
  return (
    <>
      <h1 className={classes.title}>{t('settings.title')}</h1>
      <Tabs
        value={tab}
        // Hidden otherwise, a form would no longer ask before its changes are left.
        keepMountedMode="display-none"
        onChange={(value) => void navigate(`#${value}`, { replace: true, preventScrollReset: true })}
      >
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="general">{t('settings.general')}</Tabs.Tab>
          <Tabs.Tab value="security">{t('settings.security')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="general">
          <GeneralSettings />
        </Tabs.Panel>
        <Tabs.Panel value="security">
          <PasswordForm />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
