import { useState } from 'react';
import { LONGEST_SEARCH_NAME } from '@modules/notifications/http/saved-searches.contract';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { useSession } from '../../../../lib/session/use-session';
import { removeSearch, saveSearch, setSearchAlert, useSavedSearches } from '../../api/saved-searches';
import { activeFilters, type JobFilters } from '../../domain/job-filters';
import { filtersFromSaved, sameSearch, savedFrom } from '../../domain/saved-filters';
import { useJobsText } from '../../messages/use-jobs-text';
import { useFilterWords } from '../ActiveFilters/use-filter-words';
import { SavedSearchesView } from './SavedSearchesView';

interface SavedSearchesProps {
  readonly filters: JobFilters;
  readonly onFilters: (filters: JobFilters) => void;
}

/** For signed-in seekers. If the list cannot be read, it is not shown, and the search still works. */
export function SavedSearches({ filters, onFilters }: SavedSearchesProps) {
  const text = useJobsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const wordsOf = useFilterWords();
  const session = useSession();
  const isSeeker = session.status === 'signed-in' && session.user.user_type === 'JOB_SEEKER';
  const { data } = useSavedSearches(isSeeker);
  const [isSaving, setSaving] = useState(false);
  if (!isSeeker || data === undefined) return null;
  const active = activeFilters(filters);
  const isKept = data.searches.some((search) => sameSearch(filtersFromSaved(search.filters), filters));
  const attempt = async (work: () => Promise<void>, words: string): Promise<void> => {
    try {
      await work();
      toasts.success(words);
    } catch (error) {
      toasts.error(errorText(error));
    }
  };
  const save = async (): Promise<void> => {
    setSaving(true);
    const name = active
      .map((each) => wordsOf(filters, each))
      .join(' · ')
      .slice(0, LONGEST_SEARCH_NAME)
      .trim();
    await attempt(() => saveSearch(name, savedFrom(filters)), text('saved.done'));
    setSaving(false);
  };
  return (
    <SavedSearchesView
      searches={data.searches}
      canSave={active.length > 0 && !isKept}
      isSaving={isSaving}
      onSave={() => void save()}
      onOpen={(search) => onFilters({ ...filtersFromSaved(search.filters), sort_by: filters.sort_by })}
      onAlert={({ id }, alert) =>
        void attempt(() => setSearchAlert(id, alert), text(alert ? 'saved.alertIsOn' : 'saved.alertIsOff'))
      }
      onRemove={({ id }) => void attempt(() => removeSearch(id), text('saved.removed'))}
    />
  );
}
