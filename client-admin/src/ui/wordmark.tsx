import { useGetSettings } from '@consultancy/client-shared/api/generated/settings/settings';
import { Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** The firm's sign and its name as the settings have it; without an answer only the sign. */
export function Wordmark() {
  const t = useTranslations();
  const { data } = useGetSettings();
  return (
    <Group component="span" gap={10} wrap="nowrap">
      <svg viewBox="0 0 32 32" width="24" height="24" fill="none" style={{ flex: 'none' }} aria-hidden>
        <path d="M18 5H4v23h23V14" stroke="currentColor" strokeWidth="2.5" />
        <path d="M4 17h10v11" stroke="currentColor" strokeWidth="1.5" />
        <circle cx="24.5" cy="7.5" r="5.5" fill="var(--juniper)" />
      </svg>
      <Text span fw={600} truncate inherit>
        {data?.data.siteName}
      </Text>
      <span className="visually-hidden">{t('portal')}</span>
    </Group>
  );
}
