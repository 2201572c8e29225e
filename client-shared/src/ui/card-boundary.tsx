import { Component, type ReactNode, Suspense } from 'react';

interface CardBoundaryProps {
  children: ReactNode;
  /** What stands there instead; nothing, unless said otherwise. */
  fallback?: ReactNode;
}

/**
 * Around each card of a list: one that cannot be shown goes alone, and the list stands. A rendered page has nothing
 * in its place either, because a server's renderer knows of Suspense only.
 */
export function CardBoundary({ children, fallback = null }: CardBoundaryProps) {
  return (
    <Suspense fallback={fallback}>
      <Boundary fallback={fallback}>{children}</Boundary>
    </Suspense>
  );
}

class Boundary extends Component<CardBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
