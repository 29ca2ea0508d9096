import { useState } from 'react';
import type {
  CreatePresetRequest,
  FilterPreset,
  UpdatePresetRequest,
} from '@modules/matching/http/candidate-search.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { type CandidateFilters, presetFromFilters } from '../domain/candidate-filters';
import { useCandidatesText } from '../messages/use-candidates-text';
import type { PresetForm } from './preset.schema';

/** Calls to the server. Each throws the errors of the API client. */
export interface PresetChanges {
  readonly create: (preset: CreatePresetRequest) => Promise<unknown>;
  readonly update: (presetId: string, changes: UpdatePresetRequest) => Promise<unknown>;
  readonly remove: (presetId: string) => Promise<unknown>;
}

/** Makes one change at a time and reports the result. Errors stay on screen until they are closed. */
export function usePresetChanges(changes: PresetChanges) {
  const text = useCandidatesText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const saved = (name: string): void => toasts.success(text('presets.saved', { name }));
  const attempt = async (change: () => Promise<unknown>, done: () => void, failed: string): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await change();
      done();
    } catch (error) {
      toasts.error(`${failed} ${errorText(error)}`);
    } finally {
      setBusy(false);
    }
  };
  const change = ({ id, name }: FilterPreset, wanted: UpdatePresetRequest): Promise<void> =>
    attempt(
      () => changes.update(id, wanted),
      () => saved(name),
      text('presets.saveFailed'),
    );
  return {
    isBusy,
    // The two dialogs show their own errors, beside the typed values.
    create: async ({ name, is_default, is_shared }: PresetForm, filters: CandidateFilters): Promise<void> => {
      await changes.create({ name, is_default, is_shared, filters: presetFromFilters(filters) });
      saved(name);
    },
    /** A colleague's preset: its name only. */
    rename: async ({ id, is_own }: FilterPreset, { name, is_default, is_shared }: PresetForm): Promise<void> => {
      await changes.update(id, is_own ? { name, is_default, is_shared } : { name });
      saved(name);
    },
    replace: (preset: FilterPreset, filters: CandidateFilters) =>
      change(preset, { filters: presetFromFilters(filters) }),
    setDefault: (preset: FilterPreset, isDefault: boolean) => change(preset, { is_default: isDefault }),
    share: (preset: FilterPreset, isShared: boolean) => change(preset, { is_shared: isShared }),
    remove: ({ id, name }: FilterPreset) =>
      attempt(
        () => changes.remove(id),
        () => toasts.success(text('presets.deleted', { name })),
        text('presets.deleteFailed'),
      ),
  };
}
