import { TooManyPresets } from './candidate-search.errors.js';
import { FilterPreset, PRESET_SLOTS } from './filter-preset.entity.js';

const now = new Date('2026-11-21T12:00:00Z');
const preset = { id: 'p', recruiterId: 'r', name: 'Soudure', filters: { remote: true }, isDefault: false };

describe('a preset', () => {
  it('takes the lowest free slot', () => {
    expect(FilterPreset.of(preset, [], now).slot).toBe(1);
    expect(FilterPreset.of(preset, [3, 1, 2, 5], now).slot).toBe(4);
  });

  it('is refused when every slot is taken', () => {
    const taken = Array.from({ length: PRESET_SLOTS }, (_, index) => index + 1);
    expect(() => FilterPreset.of(preset, taken, now)).toThrow(TooManyPresets);
    expect(FilterPreset.of(preset, taken.slice(0, -1), now).slot).toBe(PRESET_SLOTS);
  });

  it('changes only what is given, and when', () => {
    const kept = FilterPreset.of(preset, [], now);
    const later = new Date(now.getTime() + 1000);
    kept.change({ name: 'Soudage' }, later);
    expect(kept).toMatchObject({
      name: 'Soudage',
      filters: { remote: true },
      isDefault: false,
      createdAt: now,
      updatedAt: later,
    });
  });
});
