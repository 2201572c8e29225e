import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { BulkStatus } from './use-bulk-status';

interface StatusMenuProps<Row extends { id: number }> {
  bulk: BulkStatus<Row>;
  /** Those that are chosen. */
  rows: Row[];
}

/** What the chosen records can be given. */
export function StatusMenu<Row extends { id: number }>({ bulk, rows }: StatusMenuProps<Row>) {
  const t = useTranslations();
  const button = useFocusThroughDisabling<HTMLButtonElement>(bulk.isPending);
  return (
    <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          ref={button}
          size="compact-sm"
          variant="default"
          rightSection={<IconChevronDown size={14} aria-hidden />}
          loading={bulk.isPending}
        >
          {t('bulk.change')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {bulk.fields.map((field) => (
          <div key={field.label} role="group" aria-label={field.label}>
            <Menu.Label>{field.label}</Menu.Label>
            {field.choices.map(({ value, label }) => (
              <Menu.Item
                key={value}
                onClick={() => {
                  // A question about it gives the focus back to where it was: not to a menu that is gone by then.
                  button.current?.focus();
                  bulk.set(rows, field, value);
                }}
              >
                {label}
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
