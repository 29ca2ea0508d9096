import { blurred, opacityOf, regionOf } from './blur-pixels';

const input = { width: 256, height: 144 };

describe('the pixels of a blurred picture', () => {
  it('are sharp only where the model is sure of a person', () => {
    expect([0, 0.3, 0.45, 0.8, 1].map(opacityOf)).toEqual([0, 0, 0, 255, 255]);
    expect(opacityOf(0.6)).toBeGreaterThan(50);
  });

  it('fill the input of the model as far as their shape allows', () => {
    expect(regionOf({ width: 1280, height: 720 }, input)).toEqual({ left: 0, top: 0, width: 256, height: 144 });
    expect(regionOf({ width: 720, height: 1280 }, input)).toEqual({ left: 87, top: 0, width: 81, height: 144 });
  });

  it('lose every edge in the background', () => {
    const stripes = new Uint8ClampedArray(256 * 144 * 4);
    for (let place = 0; place < 256 * 144; place += 1) {
      const value = Math.floor((place % 256) / 8) % 2 === 0 ? 255 : 0;
      stripes.set([value, value, value, 255], place * 4);
    }
    const { pixels, width, height } = blurred(stripes, 256, regionOf({ width: 1280, height: 720 }, input));
    expect([width, height]).toEqual([64, 36]);
    let steepest = 0;
    for (let place = 1; place < width * height; place += 1) {
      if (place % width !== 0)
        steepest = Math.max(steepest, Math.abs((pixels[place * 4] ?? 0) - (pixels[place * 4 - 4] ?? 0)));
      expect(pixels[place * 4 + 3]).toBe(255);
    }
    expect(steepest).toBeLessThan(30);
  });
});
