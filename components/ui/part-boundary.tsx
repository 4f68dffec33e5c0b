"use client";

import { Component, type ReactNode } from "react";

type Props = {
  /** Is told once that the part failed. */
  onFault: () => void;
  children: ReactNode;
};

/**
 * What is left of a part that failed: nothing, and word of it, so that what stood there before can come back. A class,
 * as React has no other boundary; Next's `catchError` would add 2.3 KB to every page.
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
