import '@mantine/dates/styles.layer.css';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';

interface DateFieldProps extends Pick<DateInputProps, 'label' | 'error'> {
  /** YYYY-MM-DD, or empty. */
  value?: string;
  onChange?: (day: string) => void;
  /** The first day that can be chosen: YYYY-MM-DD. */
  min?: string;
}

/** A day that is typed or chosen from a calendar; no zone moves it. */
export function DateField({ value, onChange, min, ...props }: DateFieldProps) {
  const { t } = useTranslation();
  const [isOpen, calendar] = useDisclosure(false);
  return (
    <DateInput
      {...props}
      value={value || null}
      onChange={(day) => onChange?.(day ?? '')}
      minDate={min}
      allowDeselect
      weekendDays={[]}
      ariaLabels={{
        nextMonth: t('date.nextMonth'),
        previousMonth: t('date.previousMonth'),
        nextYear: t('date.nextYear'),
        previousYear: t('date.previousYear'),
        nextDecade: t('date.nextDecade'),
        previousDecade: t('date.previousDecade'),
      }}
      // A field that opens a dialog: else the calendar would be a part of the page that nobody announces.
      role="combobox"
      popoverProps={{
        withRoles: true,
        attributes: { dropdown: { 'aria-label': t('date.calendar'), 'aria-labelledby': undefined } },
        onOpen: calendar.open,
        onClose: calendar.close,
      }}
      // Escape closes the calendar first, then the dialog around it.
      data-mantine-stop-propagation={isOpen || undefined}
    />
  );
}
