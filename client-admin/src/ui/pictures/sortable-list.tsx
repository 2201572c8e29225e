import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useKeyHint } from '../keys';
import classes from './sortable-list.module.css';

interface SortableListProps {
  /** The unique ids of the entries, in their order. */
  ids: string[];
  onMove: (from: number, to: number) => void;
  words: {
    /** Said when a handle gets the focus by the keyboard. */
    hint: string;
    picked: (index: number) => string;
    over: (index: number, to: number) => string;
    dropped: (index: number, to: number) => string;
    cancelled: (index: number) => string;
  };
  className?: string;
  children: (index: number) => ReactNode;
}

/** A list whose order is changed by dragging, with a mouse, a finger or the keyboard. */
export function SortableList({ ids, onMove, words, className, children }: SortableListProps) {
  const t = useTranslations();
  useKeyHint({ keys: 'Space', says: t('keys.pickUp'), place: 'page' });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number) => ids.indexOf(String(id));
  // It begins over its own place, which is no news.
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return words.picked(placeOf(active.id));
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return words.over(placeOf(active.id), placeOf(over.id));
    },
    onDragEnd: ({ active, over }) => (over ? words.dropped(placeOf(active.id), placeOf(over.id)) : undefined),
    onDragCancel: ({ active }) => words.cancelled(placeOf(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.hint } }}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onMove(placeOf(active.id), placeOf(over.id));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol className={className}>{ids.map((_, index) => children(index))}</ol>
      </SortableContext>
    </DndContext>
  );
}

interface SortableEntryProps {
  id: string;
  className?: string;
  /** What the handle does, with the name of the entry. */
  label: string;
  /** Whether there is anything to move. */
  canMove: boolean;
  children: (handle: ReactNode) => ReactNode;
}

/** One entry of such a list. */
export function SortableEntry({ id, className, label, canMove, children }: SortableEntryProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id,
      disabled: !canMove,
    });
  const handle = canMove && (
    <ActionIcon
      ref={setActivatorNodeRef}
      className={classes.handle}
      variant="subtle"
      color="gray"
      {...attributes}
      {...listeners}
      aria-label={label}
      title={label}
    >
      <IconGripVertical size={16} stroke={1.6} />
    </ActionIcon>
  );
  return (
    <li
      ref={setNodeRef}
      className={className}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
}
