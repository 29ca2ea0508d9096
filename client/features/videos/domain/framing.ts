/** Where the person is in the picture, in shares of its width and height. */
export interface FramedPerson {
  /** Share of the picture that shows the person. */
  readonly share: number;
  /** Centre, from 0 on the left to 1 on the right. */
  readonly centre: number;
  /** Share of the picture above the person. */
  readonly above: number;
}

/** Something to change about the place of the person; `framed`: nothing. */
export type Framing = 'framed' | 'absent' | 'far' | 'near' | 'off-centre';

const ABSENT = 0.02;
/** Head and shoulders fill a quarter to a half of the picture. */
const FAR = 0.13;
const NEAR = 0.62;
/** Or a head that reaches the upper edge while the body fills the width. */
const NEAR_AT_THE_EDGE = 0.5;
const OFF_CENTRE = 0.17;
/** A row or column belongs to the person if this share of it does. */
const ROW = 0.03;

/**
 * @param mask how likely each pixel shows a person, from 0 to 255, row by row
 * @returns share of the picture, horizontal centre and upper edge of the person, each from 0 to 1
 */
export function personIn(mask: ArrayLike<number>, width: number): FramedPerson {
  const height = Math.floor(mask.length / width);
  let [total, moment, above] = [0, 0, height];
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      const seen = (mask[y * width + x] ?? 0) / 255;
      row += seen;
      moment += seen * (x + 0.5);
    }
    total += row;
    if (above === height && row / width > ROW) above = y;
  }
  return {
    share: total / Math.max(1, width * height),
    centre: total === 0 ? 0.5 : moment / total / width,
    above: above / Math.max(1, height),
  };
}

export function framingOf({ share, centre, above }: FramedPerson): Framing {
  if (share < ABSENT) return 'absent';
  if (share > NEAR || (share > NEAR_AT_THE_EDGE && above === 0)) return 'near';
  if (Math.abs(centre - 0.5) > OFF_CENTRE) return 'off-centre';
  return share < FAR ? 'far' : 'framed';
}
