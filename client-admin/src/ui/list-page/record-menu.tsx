import { Menu } from '@mantine/core';
import { type Icon, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { IconButton } from '../icon-button';

interface RecordAction {
  /** A verb, as in "Make private". */
  label: string;
  icon: Icon;
  onClick: () => void;
}

interface RecordMenuProps {
  /** What the record is called, for screen readers. */
  name: string;
  /** Its form. */
  link?: Pick<LinkProps, 'to' | 'state'>;
  actions?: RecordAction[];
  onDelete?: () => void;
  /** While one of them is under way. */
  isPending: boolean;
}

/** What can be done with one record of a list, in words. The key `.` opens it. */
export function RecordMenu({ name, link, actions = [], onDelete, isPending }: RecordMenuProps) {
  const t = useTranslations('list');
  const button = useRef<HTMLButtonElement>(null);
  // A question gives the focus back to where it was: not to a menu that is gone by then.
  const press = (action: () => void) => () => {
    button.current?.focus();
    action();
  };
  return (
    <Menu
      position="bottom-end"
      // A part of the page's main content; a frame around it cuts nothing of it off.
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <IconButton
          ref={button}
          label={t('actionsOf', { name })}
          title={t('actions')}
          icon={IconDots}
          isPending={isPending}
          data-row-menu
        />
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
        {link && (
          <Menu.Item
            component={Link}
            {...link}
            leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
          >
            {t('edit')}
          </Menu.Item>
        )}
        {actions.map(({ label, icon: Glyph, onClick }) => (
          <Menu.Item
            key={label}
            leftSection={<Glyph size={16} stroke={1.6} aria-hidden />}
            onClick={press(onClick)}
          >
            {label}
          </Menu.Item>
        ))}
        {onDelete && (
          <>
            <Menu.Divider />
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
              onClick={press(onDelete)}
            >
              {t('delete')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
