import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { FilterPreset } from '@modules/matching/http/candidate-search.contract';
import { presets } from '../../../lib/examples/candidate-search';
import type { Loadable } from '../../../lib/loadable';
import { type CandidateFilters, filtersFromPreset } from '../domain/candidate-filters';
import { type DefaultPresetOptions, useDefaultPreset } from './use-default-preset';

type Presets = Loadable<readonly FilterPreset[]>;
type Visit = Omit<DefaultPresetOptions, 'replace'>;
const ready: Presets = { status: 'ready', data: presets };
const loading: Presets = { status: 'loading' };
const withoutDefault: Presets = { status: 'ready', data: presets.slice(1) };
const watcher = () => jest.fn<(filters: CandidateFilters) => void>();

describe('the default preset', () => {
  it('is loaded if the address has no filters, before anything is searched', () => {
    const replace = watcher();
    const start: Visit = { presets: loading, isBare: true, visit: 'first' };
    const { result, rerender } = renderHook((options: Visit) => useDefaultPreset({ ...options, replace }), {
      initialProps: start,
    });
    expect(result.current).toBe(false);
    rerender({ presets: ready, isBare: true, visit: 'first' });
    expect(result.current).toBe(false);
    expect(replace.mock.calls).toEqual([[filtersFromPreset(presets[0]?.filters ?? {})]]);
    rerender({ presets: ready, isBare: false, visit: 'replaced' });
    expect(result.current).toBe(true);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Presets]>([
    ['there was none', withoutDefault],
    ['they could not be read', { status: 'failed', error: new Error('x'), retry: () => undefined }],
  ])('is decided once per visit: where %s, a default chosen later applies to the next visit', (_, before) => {
    const replace = watcher();
    const start: Visit = { presets: before, isBare: true, visit: 'first' };
    const { result, rerender } = renderHook((options: Visit) => useDefaultPreset({ ...options, replace }), {
      initialProps: start,
    });
    rerender({ presets: ready, isBare: true, visit: 'first' });
    expect(result.current).toBe(true);
    expect(replace).not.toHaveBeenCalled();
    rerender({ presets: ready, isBare: true, visit: 'second' });
    expect(result.current).toBe(false);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('does not replace filters in the address, and does not delay them', () => {
    const replace = watcher();
    const { result } = renderHook(() => useDefaultPreset({ presets: loading, isBare: false, visit: 'first', replace }));
    expect(result.current).toBe(true);
    expect(replace).not.toHaveBeenCalled();
  });

  it.each<[string, Presets]>([
    ['there is none', withoutDefault],
    ['presets cannot be read', { status: 'failed', error: new Error('x'), retry: () => undefined }],
  ])('does not prevent the search where %s', (_, loaded) => {
    const replace = watcher();
    const { result } = renderHook(() => useDefaultPreset({ presets: loaded, isBare: true, visit: 'first', replace }));
    expect(result.current).toBe(true);
    expect(replace).not.toHaveBeenCalled();
  });
});
