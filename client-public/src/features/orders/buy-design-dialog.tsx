import type { PlacedOrderDto, PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useState } from 'react';
import { OrderForm } from './order-form';
import { OrderSubmitted } from './order-submitted';

interface BuyDesignDialogProps {
  project: Pick<PublicProjectDto, 'id' | 'title' | 'price'>;
  onClose: () => void;
}

export function BuyDesignDialog({ project, onClose }: BuyDesignDialogProps) {
  const [order, setOrder] = useState<PlacedOrderDto | null>(null);
  return order ? (
    <OrderSubmitted trackingCode={order.trackingCode} onClose={onClose} />
  ) : (
    <OrderForm project={project} onDone={setOrder} />
  );
}
