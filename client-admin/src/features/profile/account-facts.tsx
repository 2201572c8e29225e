import type { UserDto } from '@consultancy/client-shared/api/model';
import { Anchor, Badge, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';

/** What one cannot change here, and where the password is changed. */
export function AccountFacts({ user: { email, role } }: { user: UserDto }) {
  const t = useTranslations();
  return (
    <SimpleGrid component="dl" minColWidth="12rem" data-wide>
      <Fact label={t('profile.email')}>{email}</Fact>
      <Fact label={t('profile.role')}>
        <Badge variant="default">{t(`profile.roles.${role}`)}</Badge>
      </Fact>
      <Fact label={t('profile.password')}>
        <Anchor component={Link} to={`${paths.settings}#security`}>
          {t('profile.changePassword')}
        </Anchor>
      </Fact>
    </SimpleGrid>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" mb={4} c="dimmed" fz="sm">
        {label}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}
