import fc from 'fast-check';
import { cropPlan, PHOTO_SIDE, turnedSize, type CropPlan } from './crop-plan';

function where({ transform: [a, b, c, d, e, f] }: CropPlan, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

describe('the crop of a photo', () => {
  it('draws only the selected area', () => {
    const plan = cropPlan({ x: 100, y: 50, width: 400, height: 400 }, { width: 800, height: 600 }, 0);
    expect(plan.side).toBe(400);
    expect(where(plan, 100, 50)).toEqual([0, 0]);
    expect(where(plan, 500, 450)).toEqual([400, 400]);
  });

  it('shrinks a large photo and never enlarges a small one', () => {
    const picture = { width: 4000, height: 3000 };
    expect(cropPlan({ x: 0, y: 0, width: 3000, height: 3000 }, picture, 0).side).toBe(PHOTO_SIDE);
    expect(cropPlan({ x: 0, y: 0, width: 120, height: 120 }, picture, 0).side).toBe(120);
  });

  it('turns by a quarter: the upper left corner goes to the upper right', () => {
    const picture = { width: 800, height: 600 };
    const plan = cropPlan({ x: 0, y: 0, width: 600, height: 600 }, picture, 90);
    const [x, y] = where(plan, 0, 0);
    expect(x).toBeCloseTo(600);
    expect(y).toBeCloseTo(0);
    expect(turnedSize(picture, 90).width).toBeCloseTo(600);
  });

  it('keeps the centre of the picture in the centre, however it is rotated', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6000 }),
        fc.integer({ min: 1, max: 6000 }),
        fc.integer({ min: -360, max: 360 }),
        (width, height, degrees) => {
          const turned = turnedSize({ width, height }, degrees);
          const side = Math.min(turned.width, turned.height);
          const area = { x: (turned.width - side) / 2, y: (turned.height - side) / 2, width: side, height: side };
          const plan = cropPlan(area, { width, height }, degrees);
          const [x, y] = where(plan, width / 2, height / 2);
          expect(x).toBeCloseTo(plan.side / 2, 3);
          expect(y).toBeCloseTo(plan.side / 2, 3);
          expect(plan.side).toBeLessThanOrEqual(PHOTO_SIDE);
        },
      ),
    );
  });
});
