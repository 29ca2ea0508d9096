import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { FilterPreset } from '@modules/matching/http/candidate-search.contract';
import { Button } from '../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { Notice } from '../../../design-system/Notice/Notice';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import type { Loadable } from '../../../lib/loadable';
import { useLast } from '../../../lib/use-last';
import { type CandidateFilters, filtersFromPreset, isSameSearch } from '../domain/candidate-filters';
import { useCandidatesText } from '../messages/use-candidates-text';
import { PresetDialog } from './PresetDialog';
import { PresetRow } from './PresetRow';
import { type PresetChanges, usePresetChanges } from './use-preset-changes';

export interface PresetsProps {
  readonly presets: Loadable<readonly FilterPreset[]>;
  readonly filters: CandidateFilters;
  readonly onFilters: (filters: CandidateFilters) => void;
  readonly changes: PresetChanges;
}

/** The recruiter's presets: open, rename, replace, make default, delete. */
export function Presets({ presets, filters, onFilters, changes }: PresetsProps) {
  const text = useCandidatesText();
  const id = useId();
  const [isSaving, setSaving] = useState(false);
  const [renamed, setRenamed] = useState<FilterPreset | null>(null);
  const [deleted, setDeleted] = useState<FilterPreset | null>(null);
  const shownDeleted = useLast(deleted);
  const { create, rename, replace, setDefault, share, remove, isBusy } = usePresetChanges(changes);
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 0.5 }}>
      <Typography id={id} component="h2" variant="h4">
        {text('presets.title')}
      </Typography>
      {presets.status === 'loading' && <TextSkeleton count={2} label={text('presets.loading')} />}
      {presets.status === 'failed' && (
        <Notice
          tone="warning"
          action={
            <Button dense onClick={presets.retry}>
              {text('presets.retry')}
            </Button>
          }
        >
          {text('presets.loadFailed')}
        </Notice>
      )}
      {presets.status === 'ready' && presets.data.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('presets.none')}
        </Typography>
      )}
      {presets.status === 'ready' && presets.data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {presets.data.map((preset) => (
            <PresetRow
              key={preset.id}
              preset={preset}
              isOpen={isSameSearch(filters, filtersFromPreset(preset.filters))}
              isBusy={isBusy}
              onOpen={() => onFilters(filtersFromPreset(preset.filters))}
              onRename={() => setRenamed(preset)}
              onReplace={() => void replace(preset, filters)}
              onDefault={(isDefault) => void setDefault(preset, isDefault)}
              onShare={(isShared) => void share(preset, isShared)}
              onDelete={() => setDeleted(preset)}
            />
          ))}
        </Box>
      )}
      <Box sx={{ ml: -1 }}>
        <Button variant="text" dense onClick={() => setSaving(true)} aria-haspopup="dialog">
          {text('presets.save')}
        </Button>
      </Box>
      <PresetDialog
        open={isSaving}
        title={text('presets.saveTitle')}
        values={{ name: '', is_default: false, is_shared: false }}
        onSave={(values) => create(values, filters)}
        onClose={() => setSaving(false)}
      />
      {renamed && (
        <PresetDialog
          open
          title={text('presets.renameTitle')}
          values={{ name: renamed.name, is_default: renamed.is_default, is_shared: renamed.is_shared }}
          isColleagues={!renamed.is_own}
          onSave={(values) => rename(renamed, values)}
          onClose={() => setRenamed(null)}
        />
      )}
      <ConfirmDialog
        open={deleted !== null}
        title={text('presets.deleteTitle')}
        confirmLabel={text('presets.delete')}
        danger
        busy={isBusy}
        onConfirm={() => {
          if (deleted) void remove(deleted).then(() => setDeleted(null));
        }}
        onCancel={() => setDeleted(null)}
      >
        {text('presets.deleteText', { name: shownDeleted?.name ?? '' })}
      </ConfirmDialog>
    </Box>
  );
}
