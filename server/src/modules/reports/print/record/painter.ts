import type { Canvas } from "@react-pdf/renderer";
import type { ComponentProps } from "react";

/** What a canvas is painted with. */
export type Painter = Parameters<NonNullable<ComponentProps<typeof Canvas>["paint"]>>[0];
