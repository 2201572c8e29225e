import { Anchor, Box, Group, Text } from '@mantine/core';
import type { ServiceDto } from '@consultancy/client-shared/api/model';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '../../paths';
import classes from './service-summary.module.css';

/** Picture, title and description of a service in a row; the title leads to its page. */
export function ServiceSummary({ service, from }: { service: ServiceDto; from: string }) {
  const t = useTranslations();
  return (
    <Group gap="sm" wrap="nowrap">
      <div className={classes.picture}>
        <ResponsiveImage path={service.image} alt="" sizes="4rem" ratio={4 / 3} />
      </div>
      <Box miw={0}>
        <Anchor
          to={generatePath(paths.service, { id: String(service.id) })}
          state={{ record: service, from }}
          component={Link}
          fw={500}
          c="inherit"
        >
          {service.title}
        </Anchor>
        {service.slug !== null && (
          <Text span ml="xs" c="dimmed" fz="xs">
            {t('services.standard')}
          </Text>
        )}
        <Text c="dimmed" fz="sm" truncate title={service.description}>
          {service.description}
        </Text>
      </Box>
    </Group>
  );
}
