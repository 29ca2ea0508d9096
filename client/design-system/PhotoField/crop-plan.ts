/** The longest side of a photo that is sent: enough for any place it is shown in, small enough for a phone's connection. */
export const PHOTO_SIDE = 1024;

interface Size {
  width: number;
  height: number;
}
/** A part of the turned picture, in pixels of the original. */
export interface CropArea extends Size {
  x: number;
  y: number;
}

export interface CropPlan {
  /** Width and height of the square that comes out, in pixels. */
  side: number;
  /** Where a pixel of the original goes: the six numbers of `setTransform`. */
  transform: [a: number, b: number, c: number, d: number, e: number, f: number];
}

/** Width and height of what a picture takes once it is turned by `degrees`. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const { sine, cosine } = turn(degrees);
  return {
    width: Math.abs(cosine) * width + Math.abs(sine) * height,
    height: Math.abs(sine) * width + Math.abs(cosine) * height,
  };
}

/** How to draw the area of the turned picture into a square, at most `longest` pixels a side and never larger than it was. */
export function cropPlan(area: CropArea, picture: Size, degrees: number, longest = PHOTO_SIDE): CropPlan {
  const side = Math.max(1, Math.round(Math.min(longest, area.width, area.height)));
  const scale = side / Math.max(1, Math.min(area.width, area.height));
  const { sine, cosine } = turn(degrees);
  const turned = turnedSize(picture, degrees);
  // The picture turns around its middle, which is the middle of what it takes afterwards too.
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
