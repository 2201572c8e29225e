import { Box, Popover, Radio, Skeleton, Stack, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import common from '../common.module.css';
import { IconButton } from '../icon-button';
import type { ColumnChoice } from './use-columns';
import { DENSITIES, type Density, useDensity } from './use-density';
import { type Layout, LAYOUTS } from './use-layout';

const ColumnList = lazy(() => import('./column-list'));

export interface LayoutChoice {
  value: Layout;
  set: (layout: Layout) => void;
}

interface DisplayMenuProps {
  /** Of a table. */
  columns?: ColumnChoice;
  /** Where records are cards or a table, as the reader likes it. */
  layout?: LayoutChoice | undefined;
}

/** How a list is shown. */
export function DisplayMenu({ columns, layout }: DisplayMenuProps) {
  const t = useTranslations();
  const [density, setDensity] = useDensity();
  const [isOpen, popover] = useDisclosure(false);
  return (
    <Popover
      opened={isOpen}
      onChange={(open) => (open ? popover.open() : popover.close())}
      position="bottom-end"
      width={256}
      shadow="md"
      trapFocus
      returnFocus
      withinPortal={false}
      // While something is dragged Escape puts it back.
      closeOnEscape={false}
    >
      <Popover.Target>
        <IconButton
          label={t('list.display')}
          icon={IconAdjustmentsHorizontal}
          variant="default"
          size={36}
          onClick={popover.toggle}
        />
      </Popover.Target>
      <Popover.Dropdown
        aria-label={t('list.display')}
        onKeyDown={(event) => {
          const isDragging = event.currentTarget.querySelector('[data-dragging]') !== null;
          if (event.key === 'Escape' && !isDragging) popover.close();
        }}
      >
        {layout && (
          <Radio.Group
            label={t('list.layout')}
            mb="md"
            value={layout.value}
            onChange={(value) => layout.set(value as Layout)}
          >
            <Stack gap="xs" mt="xs">
              {LAYOUTS.map((each) => (
                <Radio key={each} value={each} label={t(`list.layouts.${each}`)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <Radio.Group
          label={t('list.density')}
          value={density}
          onChange={(value) => setDensity(value as Density)}
        >
          <Stack gap="xs" mt="xs">
            {DENSITIES.map((each) => (
              <Radio key={each} value={each} label={t(`list.densities.${each}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {columns && (
          <Box component="section" className={common.above} mt="md" pt="md" aria-label={t('columns.title')}>
            <Title order={2} mb={4} fz="sm" fw={500}>
              {t('columns.title')}
            </Title>
            <Suspense fallback={<Skeleton height={`${1.75 * columns.columns.length}rem`} />}>
              <ColumnList choice={columns} />
            </Suspense>
          </Box>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
