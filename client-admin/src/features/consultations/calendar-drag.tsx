import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { shiftDay, useReading } from '@consultancy/client-shared/calendar';
import { formatFullDate } from '@consultancy/client-shared/calendar/times';
import {
  type Announcements,
  DndContext,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  type CollisionDetection,
  closestCenter,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeyHint } from '../../ui/keys';
import { CalendarEntry } from './calendar-entry';
import { dayOfConsultation } from './calendar-month';
import { isMeeting, type Meeting } from './is-meeting';

/** How many days an arrow goes. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Space picks up, because Enter opens; both let go. */
const KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

interface CalendarDragProps {
  /** By their ids. */
  consultations: Map<number, ConsultationDto>;
  onMove: (meeting: Meeting, day: string) => void;
  children: ReactNode;
}

/** A month in which meetings are dragged from day to day, with a mouse, a finger or the keyboard. */
export function CalendarDrag({ consultations, onMove, children }: CalendarDragProps) {
  const t = useTranslations();
  const reading = useReading();
  const [dragged, setDragged] = useState<ConsultationDto | null>(null);
  useKeyHint({ keys: 'Space', says: t('consultations.move.key'), place: 'page' });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextDay, keyboardCodes: KEYS }),
  );
  const meetingOf = (id: string | number) => consultations.get(Number(id));
  const nameOf = (id: string | number) => meetingOf(id)?.clientName ?? '';
  const dayOf = (id: string | number) => formatFullDate(String(id), reading);
  // It begins over its own day, which is no news.
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return t('consultations.move.picked', { client: nameOf(active.id) });
    },
    onDragOver: ({ active, over }) => {
      const meeting = meetingOf(active.id);
      if (!over || !meeting) return undefined;
      if (String(over.id) === dayOfConsultation(meeting) && !hasMoved.current) return undefined;
      hasMoved.current = true;
      return dayOf(over.id);
    },
    onDragEnd: ({ active, over }) =>
      over ? t('consultations.move.dropped', { client: nameOf(active.id), day: dayOf(over.id) }) : undefined,
    onDragCancel: ({ active }) => t('consultations.move.cancelled', { client: nameOf(active.id) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointerElseNearest}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('consultations.move.hint') } }}
      onDragStart={({ active }) => setDragged(meetingOf(active.id) ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null);
        const meeting = meetingOf(active.id);
        if (!over || !meeting || !isMeeting(meeting)) return;
        if (String(over.id) !== dayOfConsultation(meeting)) onMove(meeting, String(over.id));
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && <CalendarEntry consultation={dragged} onView={() => {}} isLifted />}
      </DragOverlay>
    </DndContext>
  );
}

/** The middle of the day that an arrow leads to, where the month shows it. */
const toNextDay: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const { over, droppableRects, collisionRect } = context;
  const next = over && droppableRects.get(shiftDay(String(over.id), step));
  if (!next || !collisionRect) return currentCoordinates;
  return {
    x: next.left + (next.width - collisionRect.width) / 2,
    y: next.top + (next.height - collisionRect.height) / 2,
  };
};

/** The keyboard has no pointer. */
const underPointerElseNearest: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

/** A day on which meetings can be let go. */
export function DropDay({
  day,
  isOutside,
  isToday,
  children,
}: {
  day: string;
  isOutside: boolean;
  isToday: boolean;
  children: ReactNode;
}) {
  const { setNodeRef, isOver } = useDroppable({ id: day });
  return (
    <td
      ref={setNodeRef}
      data-outside={isOutside || undefined}
      data-over={isOver || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      {children}
    </td>
  );
}

/** A meeting that can be taken to another day; what is only requested stays where its client wants it. */
export function DraggableEntry({
  consultation,
  onView,
}: {
  consultation: ConsultationDto;
  onView: (id: number) => void;
}) {
  const canMove = isMeeting(consultation);
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: consultation.id,
    disabled: !canMove,
  });
  return (
    <li style={{ opacity: isDragging ? 0.4 : undefined }}>
      <CalendarEntry
        ref={setNodeRef}
        consultation={consultation}
        onView={onView}
        handle={canMove ? { ...listeners, 'aria-describedby': attributes['aria-describedby'] } : undefined}
      />
    </li>
  );
}
