import { ActionIcon, Box, Paper, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { type CalendarName, calendarsOf, formatDateIn } from '../../format';
import { CalendarChoice, useReading } from '../calendar-choice';
import { weekdayName } from '../times';
import { CalendarPanel } from './calendar-panel';
import classes from './date-picker.module.css';
import { pickerTexts } from './picker-texts';
import { staysOpen } from './stays-open';
import { useTypedDay } from './use-typed-day';

interface DatePickerProps extends Pick<TextInputProps, 'label' | 'error' | 'required' | 'className'> {
  /** YYYY-MM-DD, or empty; in no zone. */
  value?: string;
  onChange?: (day: string) => void;
  onBlur?: (event: FocusEvent) => void;
  /** The first day that can be chosen, YYYY-MM-DD. */
  min?: string;
  /** Why a day cannot be chosen; undefined where it can. A day that is typed all the same is for the form to refuse. */
  closedOn?: (day: string) => string | undefined;
}

/**
 * A day, typed or chosen from a month of either calendar. Below the field it is shown in the other calendar. What cannot
 * be a day is said in a sentence once the field is left; Escape closes the month before the dialog around it.
 */
export function DatePicker({
  value = '',
  onChange,
  onBlur,
  min,
  closedOn,
  error,
  className,
  ...field
}: DatePickerProps) {
  const { calendar, language } = useReading();
  const texts = pickerTexts[language];
  const { choose } = use(CalendarChoice);
  // Where the choice is not the visitor's to make for every page, it is one for this field.
  const [own, setOwn] = useState<CalendarName>();
  const reading = { language, calendar: own ?? calendar };
  const change = (day: string) => onChange?.(day);
  const typing = useTypedDay({ value, onChange: change, min, reading });
  const [opened, setOpened] = useState<'by-hand' | 'by-key'>();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useClickElsewhere(frame, () => setOpened(undefined));
  const panelId = useId();
  // Mantine would find an id of its own, and render the field a second time for it.
  const id = useId();

  useFormGuard(input, typing.isFaulty, typing.leave);

  const close = () => {
    setOpened(undefined);
    input.current?.focus();
  };
  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && opened) {
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' && event.target === input.current) {
      event.preventDefault();
      setOpened('by-key');
    }
  }
  function onLeave(event: FocusEvent) {
    if (frame.current?.contains(event.relatedTarget)) return;
    if (!isPressed.current) setOpened(undefined);
    onBlur?.(event);
  }

  return (
    <Box ref={frame} pos="relative" className={className} onKeyDown={onKey} onBlur={onLeave}>
      <TextInput
        {...field}
        id={id}
        ref={input}
        autoComplete="off"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={opened !== undefined}
        aria-controls={opened ? panelId : undefined}
        value={typing.text}
        error={typing.fault ?? error}
        description={value ? beside(value, reading) : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => {
          typing.type(event.currentTarget.value);
          // Who types needs no month, and it would cover what comes next.
          setOpened(undefined);
        }}
        onBlur={typing.leave}
        onClick={() => setOpened((before) => before ?? 'by-hand')}
        {...(opened && staysOpen)}
        rightSectionPointerEvents="all"
        rightSection={
          <ActionIcon
            variant="transparent"
            color="dark"
            size="2.75rem"
            {...(opened && staysOpen)}
            aria-label={texts.open}
            onClick={() => setOpened((before) => (before ? undefined : 'by-key'))}
          >
            <IconCalendar size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        }
      />
      {opened && (
        <Paper withBorder p="md" id={panelId} role="dialog" aria-label={texts.open} className={classes.panel}>
          <CalendarPanel
            key={opened}
            value={value}
            min={min}
            closedOn={closedOn}
            reading={reading}
            takesFocus={opened === 'by-key'}
            onCalendar={choose ?? setOwn}
            onChoose={(day) => {
              typing.forget();
              change(day);
              close();
            }}
          />
        </Paper>
      )}
    </Box>
  );
}

/**
 * Hears a click elsewhere. At the press nothing may close yet: what is pressed would move away from under the pointer.
 * @returns whether a pointer is pressed now
 */
function useClickElsewhere(frame: RefObject<HTMLElement | null>, onClick: () => void): RefObject<boolean> {
  const isPressed = useRef(false);
  const click = useEffectEvent(onClick);
  useEffect(() => {
    const press = () => (isPressed.current = true);
    const hear = ({ target }: MouseEvent) => {
      isPressed.current = false;
      // What was pressed within may be gone by now.
      const isElsewhere = target instanceof Node && target.isConnected && !frame.current?.contains(target);
      if (isElsewhere) click();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('click', hear);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('click', hear);
    };
  }, [frame]);
  return isPressed;
}

/**
 * Keeps the form around a field from being submitted, by a button or a key, and leads to the field: the form knows
 * only that no day is chosen, and would send that.
 * @param isFaulty whether what the field holds must not be sent
 * @param onRefused says why
 */
function useFormGuard(
  input: RefObject<HTMLInputElement | null>,
  isFaulty: boolean,
  onRefused: () => void,
): void {
  const refuses = useEffectEvent(() => {
    if (isFaulty) onRefused();
    return isFaulty;
  });
  useEffect(() => {
    const field = input.current;
    const guard = (event: SubmitEvent) => {
      if (!refuses()) return;
      event.preventDefault();
      // The event reaches the form further up, where React listens.
      event.stopPropagation();
      field?.focus();
    };
    const form = field?.form;
    form?.addEventListener('submit', guard);
    return () => form?.removeEventListener('submit', guard);
  }, [input]);
}

/** The weekday, and the date in the other calendar. */
function beside(day: string, reading: ReturnType<typeof useReading>): string {
  const [, other] = calendarsOf(reading);
  return `${weekdayName(day, reading.language)} · ${formatDateIn(other, day, reading.language)}`;
}
