import {
  type Active,
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeyHint } from '../keys';
import classes from './sortable-list.module.css';
import { type Step, Steps } from './steps';

interface SortableListProps<Item> {
  items: Item[];
  /** Unique, and the same wherever the item is. */
  idOf: (item: Item, index: number) => string;
  nameOf: (item: Item, index: number) => string;
  /** Called with all of them in their new order. */
  onChange: (items: Item[]) => void;
  /** Of the list, for screen readers. */
  label?: string;
  /** Whether each entry has its number, and buttons that move it one place up or down. */
  withSteps?: boolean;
  className?: string;
  itemClassName?: string;
  children: (item: Item, index: number, handle: ReactNode) => ReactNode;
}

/** A list whose order is changed by dragging with a mouse, a finger or the keyboard, or by buttons. */
export function SortableList<Item>({
  items,
  idOf,
  nameOf,
  onChange,
  label,
  withSteps = false,
  className,
  itemClassName,
  children,
}: SortableListProps<Item>) {
  const t = useTranslations();
  useKeyHint({ keys: 'Space', says: t('keys.pickUp'), place: 'page' });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(idOf);
  const placeOf = ({ id }: { id: string | number }) => ids.indexOf(String(id));
  const words = (index: number, place = index) => ({
    name: nameOf(items[index]!, index),
    place: String(place + 1),
    total: String(items.length),
  });
  const said = (active: Active, over: { id: string | number } = active) =>
    words(placeOf(active), placeOf(over));
  // It begins over its own place, which is no news.
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return t('sorting.picked', said(active));
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return t('sorting.over', said(active, over));
    },
    onDragEnd: ({ active, over }) => (over ? t('sorting.dropped', said(active, over)) : undefined),
    onDragCancel: ({ active }) => t('sorting.cancelled', said(active)),
  };
  const list = useRef<HTMLOListElement>(null);
  const [lastStep, setLastStep] = useState('');
  const moveBy = (index: number, step: Step) => {
    const to = index + step;
    if (to < 0 || to >= items.length) return;
    onChange(arrayMove(items, index, to));
    setLastStep(t('sorting.over', words(index, to)));
    // The button loses the focus when its entry is moved in the document.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-step="${ids[index]} ${step}"]`)?.focus(),
    );
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sorting.hint') } }}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onChange(arrayMove(items, placeOf(active), placeOf(over)));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol ref={list} className={className} aria-label={label}>
          {items.map((item, index) => (
            <SortableEntry
              key={ids[index]}
              id={ids[index]!}
              className={itemClassName}
              label={t('sorting.move', { name: nameOf(item, index) })}
              canMove={items.length > 1}
            >
              {(handle) =>
                children(
                  item,
                  index,
                  withSteps ? (
                    <Steps {...{ index, handle }} {...words(index)} id={ids[index]!} onStep={moveBy} />
                  ) : (
                    handle
                  ),
                )
              }
            </SortableEntry>
          ))}
        </ol>
      </SortableContext>
      {withSteps && (
        <span className="visually-hidden" role="status">
          {lastStep}
        </span>
      )}
    </DndContext>
  );
}

interface SortableEntryProps {
  id: string;
  className: string | undefined;
  /** What the handle does, with the name of the entry. */
  label: string;
  /** Whether there is anything to move. */
  canMove: boolean;
  children: (handle: ReactNode) => ReactNode;
}

function SortableEntry({ id, className, label, canMove, children }: SortableEntryProps) {
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
