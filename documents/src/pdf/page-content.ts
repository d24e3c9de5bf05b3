import type { Box, Matrix } from "./matrix.ts";

/** A character as it is painted. Lengths in points, the origin at the upper left of the page as it is shown. */
export interface Glyph {
  readonly text: string;
  /** Start and end on the base line. */
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
  readonly size: number;
  /** Degrees, 0 for text that runs to the right, clockwise. */
  readonly angle: number;
  /** Places of this character and of shapes in the order of painting. */
  readonly order: number;
  readonly paint: GlyphPaint;
}

/** What decides whether a character can be seen; shared by those that are painted alike. */
export interface GlyphPaint {
  /** `#rrggbb` that meets the eye, or null for patterns. */
  readonly colour: string | null;
  readonly opacity: number;
  /** Neither filled nor stroked. */
  readonly isInvisible: boolean;
  /** On a layer that is switched off. */
  readonly isOnHiddenLayer: boolean;
  /** Marked by the writer of the file as decoration, such as a running head. */
  readonly isArtifact: boolean;
}

/** Something painted that may lie under or over text. */
export interface Shape {
  readonly box: Box;
  readonly order: number;
  /** `#rrggbb`, or null for pictures, patterns and gradients. */
  readonly colour: string | null;
  readonly opacity: number;
  /** The box is the shape. */
  readonly isRectangle: boolean;
  readonly isPicture: boolean;
}

export interface PageContent {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly shapes: readonly Shape[];
}

/** Text and graphics state, as section 8.4 and 9.3 of ISO 32000-1 have it. */
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
