/** Max side of an uploaded photo in pixels: enough for every place that shows it, small enough for mobile data. */
export const PHOTO_SIDE = 1024;

interface Size {
  width: number;
  height: number;
}
/** A part of the rotated picture, in pixels of the original. */
export interface CropArea extends Size {
  x: number;
  y: number;
}

export interface CropPlan {
  /** Side of the resulting square, in pixels. */
  side: number;
  /** Maps pixels of the original to the square: the six arguments of `setTransform`. */
  transform: [a: number, b: number, c: number, d: number, e: number, f: number];
}

/** Size of the bounding box of a picture rotated by `degrees`. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const { sine, cosine } = turn(degrees);
  return {
    width: Math.abs(cosine) * width + Math.abs(sine) * height,
    height: Math.abs(sine) * width + Math.abs(cosine) * height,
  };
}

/**
 * How to draw the area of the rotated picture into a square of at most `longest` pixels a side, without enlarging it.
 */
export function cropPlan(area: CropArea, picture: Size, degrees: number, longest = PHOTO_SIDE): CropPlan {
  const side = Math.max(1, Math.round(Math.min(longest, area.width, area.height)));
  const scale = side / Math.max(1, Math.min(area.width, area.height));
  const { sine, cosine } = turn(degrees);
  const turned = turnedSize(picture, degrees);
  // The picture rotates around its centre, which is also the centre of its bounding box.
  const left = turned.width / 2 - (cosine * picture.width - sine * picture.height) / 2 - area.x;
  const top = turned.height / 2 - (sine * picture.width + cosine * picture.height) / 2 - area.y;
  return {
    side,
    transform: [cosine * scale, sine * scale, -sine * scale, cosine * scale, left * scale, top * scale],
  };
}

function turn(degrees: number): { sine: number; cosine: number } {
  const radians = (degrees * Math.PI) / 180;
  return { sine: Math.sin(radians), cosine: Math.cos(radians) };
}
