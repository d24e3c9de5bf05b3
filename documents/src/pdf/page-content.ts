import type { Box, Matrix } from "./matrix.ts";

/** A character as painted. Lengths in points, the origin at the upper left of the displayed page. */
export interface Glyph {
  readonly text: string;
  /** Start and end on the base line. */
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
  readonly size: number;
  /** Degrees clockwise, 0 for text that runs to the right. */
  readonly angle: number;
  /** Index of this character in the order of painting, shared with shapes. */
  readonly order: number;
  readonly paint: GlyphPaint;
}

/** Properties that decide about visibility; shared by characters painted alike. */
export interface GlyphPaint {
  /** The visible colour as `#rrggbb`, or null for patterns. */
  readonly colour: string | null;
  readonly opacity: number;
  /** Neither filled nor stroked. */
  readonly isInvisible: boolean;
  /** On a hidden layer. */
  readonly isOnHiddenLayer: boolean;
  /** Marked in the file as an artifact, such as a running head. */
  readonly isArtifact: boolean;
}

/** A painted shape that may lie under or over text. */
export interface Shape {
  readonly box: Box;
  readonly order: number;
  /** `#rrggbb`, or null for pictures, patterns and gradients. */
  readonly colour: string | null;
  readonly opacity: number;
  /** Whether the box is the exact shape. */
  readonly isRectangle: boolean;
  readonly isPicture: boolean;
}

export interface PageContent {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly shapes: readonly Shape[];
}

/** Text and graphics state, as defined in section 8.4 and 9.3 of ISO 32000-1. */
export interface GraphicsState {
  ctm: Matrix;
  textMatrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
  leading: number;
  charSpacing: number;
  wordSpacing: number;
  /** 1 is normal width. */
  horizontalScale: number;
  rise: number;
  fontSize: number;
  fontDirection: 1 | -1;
  /** Text space units of a unit of the font. */
  fontUnit: number;
  isVertical: boolean;
  renderMode: number;
  fill: string | null;
  fillOpacity: number;
  stroke: string | null;
  strokeOpacity: number;
  isBlended: boolean;
}
