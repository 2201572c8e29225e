import { Button, Group, Modal } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './details-dialog.module.css';

interface DetailsDialogProps {
  title: string;
  /** Label and value; what has no value is left out. */
  details: readonly (readonly [label: string, value: ReactNode])[];
  onClose: () => void;
  /** Below the details: what can be changed, or longer texts. */
  children?: ReactNode;
}

/** One record, to be read. */
export function DetailsDialog({ title, details, onClose, children }: DetailsDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      <dl className={classes.details}>
        {details.map(
          ([label, value]) =>
            value !== null &&
            value !== undefined &&
            value !== '' && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      {children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </Group>
    </Modal>
  );
}
