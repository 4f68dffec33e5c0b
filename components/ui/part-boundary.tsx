"use client";

import { Component, type ReactNode } from "react";

type Props = {
  /** Called once when the part fails. */
  onFault: () => void;
  children: ReactNode;
};

/**
 * Renders nothing once a part has failed and reports it, so that the fallback can return. It is a class, because React
 * has no other error boundary; Next's `catchError` would add 2.3 KB to every page.
 */
export class PartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFault();
  }

  // eslint-disable-next-line no-restricted-syntax -- React has boundaries as classes only
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
