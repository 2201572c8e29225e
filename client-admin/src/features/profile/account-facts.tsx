import type { UserDto } from '@consultancy/client-shared/api/model';
import { Anchor, Badge, Box, SimpleGrid } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import classes from './account-facts.module.css';

/** What one cannot change here, and where the password is changed. */
export function AccountFacts({ user: { email, role } }: { user: UserDto }) {
  const t = useTranslations();
  return (
    <SimpleGrid className={classes.facts} component="dl" minColWidth="12rem" data-wide>
      <div>
        <dt>{t('profile.email')}</dt>
        <Box component="dd" miw={0}>
          {email}
        </Box>
      </div>
      <div>
        <dt>{t('profile.role')}</dt>
        <dd>
          <Badge variant="default">{t(`profile.roles.${role}`)}</Badge>
        </dd>
      </div>
      <div>
        <dt>{t('profile.password')}</dt>
        <dd>
          <Anchor component={Link} to={`${paths.settings}#security`}>
            {t('profile.changePassword')}
          </Anchor>
        </dd>
      </div>
    </SimpleGrid>
  );
}
