import { Component, type ComponentType, Fragment, type ReactNode } from "react";
import { ErrorPage } from "./error-page.tsx";

interface PageBoundaryProps {
  /** Address of the page; a new address resets the error. */
  readonly path: string;
  readonly children: ReactNode;
  /** Around the error page, where no layout is. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
}

interface PageBoundaryState {
  readonly path: string;
  readonly failure: { readonly error: unknown } | null;
}

/** Catches errors while a page is rendered, so that the layout and the navigation stay usable. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { path: this.props.path, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ path }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return path === state.path ? null : { path, failure: null };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const { frame: Frame = Fragment } = this.props;
    return (
      <Frame>
        <ErrorPage error={failure.error} onRetry={() => this.setState({ failure: null })} />
      </Frame>
    );
  }
}
