import type { DesignOrderDto, ProjectDto } from '@consultancy/client-shared/api/model';
import { useState } from 'react';
import { OrderForm } from './order-form';
import { OrderSubmitted } from './order-submitted';

interface BuyDesignDialogProps {
  project: Pick<ProjectDto, 'id' | 'title' | 'price'>;
  onClose: () => void;
}

export function BuyDesignDialog({ project, onClose }: BuyDesignDialogProps) {
  const [order, setOrder] = useState<DesignOrderDto | null>(null);
  return order ? (
    <OrderSubmitted trackingCode={order.trackingCode} onClose={onClose} />
  ) : (
    <OrderForm project={project} onDone={setOrder} />
  );
}
