import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { FilterPreset } from '@modules/matching/http/candidate-search.contract';
import { presets } from '../../../lib/examples/candidate-search';
import type { Loadable } from '../../../lib/loadable';
import { type CandidateFilters, filtersFromPreset } from '../domain/candidate-filters';
import { useDefaultPreset } from './use-default-preset';

type Presets = Loadable<readonly FilterPreset[]>;
const ready: Presets = { status: 'ready', data: presets };
const watcher = () => jest.fn<(filters: CandidateFilters) => void>();

describe('the preset that loads by itself', () => {
  it('takes the place of an address that asks for nothing, and nothing is searched before', () => {
    const replace = watcher();
    const start: { presets: Presets; isBare: boolean } = { presets: { status: 'loading' }, isBare: true };
    const { result, rerender } = renderHook((options: typeof start) => useDefaultPreset({ ...options, replace }), {
      initialProps: start,
    });
    expect(result.current).toBe(false);
    rerender({ presets: ready, isBare: true });
    expect(result.current).toBe(false);
    expect(replace.mock.calls).toEqual([[filtersFromPreset(presets[0]?.filters ?? {})]]);
    rerender({ presets: ready, isBare: false });
    expect(result.current).toBe(true);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('leaves an address alone that asks for something, and waits for nothing', () => {
    const replace = watcher();
    const { result } = renderHook(() => useDefaultPreset({ presets: { status: 'loading' }, isBare: false, replace }));
    expect(result.current).toBe(true);
    expect(replace).not.toHaveBeenCalled();
  });

  it.each<[string, Presets]>([
    ['there is none', { status: 'ready', data: presets.slice(1) }],
    ['presets cannot be read', { status: 'failed', error: new Error('x'), retry: () => undefined }],
  ])('keeps nobody from searching where %s', (_, loaded) => {
    const replace = watcher();
    const { result } = renderHook(() => useDefaultPreset({ presets: loaded, isBare: true, replace }));
    expect(result.current).toBe(true);
    expect(replace).not.toHaveBeenCalled();
  });
});
