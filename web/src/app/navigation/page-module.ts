import type { ComponentType } from "react";
import type { MetaDescriptor } from "react-router";

/** What a file of a layout or a page exports. */
export interface PageModule {
  readonly default: ComponentType;
  readonly meta?: () => MetaDescriptor[];
  /** Of a page whose loader the build runs, see page-data.ts. */
  readonly handle?: { readonly hasData: true };
}
