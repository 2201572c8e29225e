import { Component, type ReactNode, Suspense } from 'react';

interface CardBoundaryProps {
  children: ReactNode;
  /** The record that the card shows: when a newer one takes its place, the card is tried again. */
  of?: unknown;
  /** What is shown instead; nothing, unless said otherwise. */
  fallback?: ReactNode;
}

/**
 * Around each card of a list: one that cannot be shown goes alone, and the list stays. A rendered page has nothing
 * in its place either, because a server's renderer knows of Suspense only.
 */
export function CardBoundary({ children, of, fallback = null }: CardBoundaryProps) {
  return (
    <Suspense fallback={fallback}>
      <ErrorBoundary of={of} fallback={fallback}>
        {children}
      </ErrorBoundary>
    </Suspense>
  );
}

interface ErrorBoundaryProps extends Omit<CardBoundaryProps, 'fallback'> {
  fallback: ReactNode | ((error: unknown) => ReactNode);
}

/** Shows something else where what it holds breaks, until another record takes its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean; error?: unknown }> {
  override state = { hasFailed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, error };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.hasFailed && before.of !== this.props.of) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { fallback } = this.props;
    return typeof fallback === 'function' ? fallback(this.state.error) : fallback;
  }
}
