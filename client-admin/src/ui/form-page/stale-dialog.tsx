import { Button, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Dialog } from '../dialog';
import type { FormValues, Merge } from './changed-fields';
import { FieldValue } from './field-value';
import classes from './stale-dialog.module.css';
import type { FormBasis } from './use-draft';
import type { FormField } from './form-fields';

interface StaleDialogProps<Values extends FormValues> {
  fields: { [Name in keyof Values]: FormField };
  conflict: Merge<Values> & { current: FormBasis<Values> };
  /** What the form holds. */
  yours: Values;
  onKeepMine: (mine: Values, theirs: FormBasis<Values>) => void;
  /** Without it what is here cannot be given up there. */
  onTakeTheirs?: (theirs: FormBasis<Values>) => void;
  onClose: () => void;
}

/** Somebody else saved the record while it was being changed here: what they did, against what is here. */
export function StaleDialog<Values extends FormValues>({
  fields,
  conflict,
  yours,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: StaleDialogProps<Values>) {
  const t = useTranslations();
  const { theirs, disputed, mine, current } = conflict;
  return (
    <Dialog onClose={onClose} title={t('form.stale.title')} size="xl">
      <Text mb="md">{t('form.stale.text')}</Text>
      {theirs.length === 0 && <Text mb="md">{t('form.stale.elsewhere')}</Text>}
      <div
        hidden={theirs.length === 0}
        className={classes.frame}
        tabIndex={0}
        role="group"
        aria-label={t('form.stale.changes')}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('form.stale.field')}</th>
              <th scope="col">{t('form.stale.theirs')}</th>
              <th scope="col">{t('form.stale.yours')}</th>
            </tr>
          </thead>
          <tbody>
            {theirs.map((name) => (
              <tr key={name}>
                <th scope="row">{fields[name]!.label}</th>
                <td>
                  <FieldValue field={fields[name]!} value={current.values[name]} />
                </td>
                <td>
                  {disputed.includes(name) ? (
                    <FieldValue field={fields[name]!} value={yours[name]} />
                  ) : (
                    <Text span c="dimmed" inherit>
                      {t('form.stale.untouched')}
                    </Text>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('form.stale.later')}
        </Button>
        {onTakeTheirs && (
          <Button variant="default" onClick={() => onTakeTheirs(current)}>
            {t('form.stale.takeTheirs')}
          </Button>
        )}
        <Button onClick={() => onKeepMine(mine, current)}>{t('form.stale.keepMine')}</Button>
      </Group>
    </Dialog>
  );
}
