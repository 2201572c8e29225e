import { Tabs, Title } from '@mantine/core';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { usePermissions, type Permission } from '../../session/permissions';
import { usePageTitle } from '../../ui/page-title';
import { PasswordForm } from './password-form';
import { EmailSection } from './security/email-section';
import { SecondFactorSection } from './security/second-factor-section';
import { SessionsSection } from './security/sessions-section';
import { GeneralSettings } from './settings-form';

const TABS = ['general', 'security'] as const;

/** Whose each is. */
const WORK: Record<(typeof TABS)[number], Permission> = {
  general: 'administration',
  security: 'staff',
};

/** Pages that were tabs here; notifications and bookmarks lead to those. */
const MOVED: Record<string, string> = {
  firm: paths.firmFacts,
  hours: paths.officeHours,
  consultations: paths.consultationRules,
};

/** The tab is the end of the address: changing it leaves nothing, so all forms keep what was typed. */
export function SettingsPage() {
  const t = useTranslations();
  const navigate = useNavigate();
  const hash = useLocation().hash.slice(1);
  const may = usePermissions();
  const tabs = TABS.filter((each) => may(WORK[each]));
  const tab = tabs.find((each) => each === hash) ?? tabs[0]!;
  usePageTitle(t('settings.title'));
  const moved = MOVED[hash];
  if (moved) return <Navigate to={moved} replace />;
  return (
    <>
      <Title order={1} mb="xs">
        {t('settings.title')}
      </Title>
      <Tabs
        value={tab}
        // Hidden otherwise, a form would no longer ask before its changes are left.
        keepMountedMode="display-none"
        onChange={(value) => void navigate(`#${value}`, { replace: true, preventScrollReset: true })}
      >
        <Tabs.List maw="68rem" mb="lg">
          {tabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`settings.${each}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.includes('general') && (
          <Tabs.Panel value="general">
            <GeneralSettings />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="security">
          <PasswordForm />
          <EmailSection />
          <SecondFactorSection />
          <SessionsSection />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
