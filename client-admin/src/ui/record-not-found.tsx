import { Button, Title } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { Breadcrumb } from './breadcrumbs';
import { EmptyBox } from './empty-box';

interface RecordNotFoundProps {
  text: string;
  /** The page above. */
  back: Breadcrumb;
}

/** In place of a record that does not exist, with a link to the page above. */
export function RecordNotFound({ text, back }: RecordNotFoundProps) {
  const t = useTranslations();
  return (
    <EmptyBox>
      <IconFileUnknown size={28} stroke={1.4} aria-hidden />
      <Title order={1} c="var(--ink)" fz="lg">
        {text}
      </Title>
      <Button component={Link} to={back.to} variant="default">
        {t('breadcrumbs.backTo', { place: back.label })}
      </Button>
    </EmptyBox>
  );
}
