import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { MaskedCandidate, PresentedCandidate } from '@modules/identity/http/candidates.contract';
import { loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useSkillSuggestions } from '../../../lib/skills/use-skill-suggestions';
import { useCreditCosts } from '../../../lib/credits/use-credit-costs';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFilterAddress } from '../../../lib/use-filter-address';
import { type ActiveJob, useActiveJobs } from '../api/active-jobs';
import { createPreset } from '../api/create-preset';
import { deletePreset } from '../api/delete-preset';
import { usePresets } from '../api/list-presets';
import { reserveCandidate } from '../api/reserve-candidate';
import { useCandidates } from '../api/search-candidates';
import { updatePreset } from '../api/update-preset';
import { addressFromFilters, type CandidateFilters, filtersFromAddress, typedField } from '../domain/candidate-filters';
import { foundCandidates } from '../domain/found-candidates';
import { useCandidatesText } from '../messages/use-candidates-text';
import { ReserveDialog } from '../reserve/ReserveDialog';
import { usePurse } from '../reserve/use-purse';
import { CandidatesView } from './CandidatesView';
import { useDefaultPreset } from './use-default-preset';

const inAddress = { read: filtersFromAddress, write: addressFromFilters, typedField };
const presetChanges = { create: createPreset, update: updatePreset, remove: deletePreset };

/** Once the profile is open, the button that opened the dialog is gone, so the focus moves to the candidate's card. */
function goOnAt(userId: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`main a[href="${paths.candidate(userId)}"]`)?.focus({ preventScroll: true });
  });
}

/** Removes a posting that is closed or not the company's. */
function comparable(filters: CandidateFilters, jobs: readonly ActiveJob[] | undefined): CandidateFilters {
  const isGone = filters.job_id !== null && jobs !== undefined && !jobs.some(({ id }) => id === filters.job_id);
  return isGone ? { ...filters, job_id: null } : filters;
}

export interface CandidatesPageProps {
  /** The star of shortlists, on each card. Belongs to another feature. */
  readonly renderStar: (candidate: PresentedCandidate) => ReactNode;
}

export function CandidatesPage({ renderStar }: CandidatesPageProps) {
  const text = useCandidatesText();
  const { filters: asked, isBare, ask, replace } = useFilterAddress(inAddress);
  const { key: visit } = useLocation();
  const presets = usePresets();
  const isDecided = useDefaultPreset({ presets, isBare, visit, replace });
  const jobs = useActiveJobs(true);
  const filters = comparable(asked, jobs);
  const read = useCandidates(filters, isDecided && (filters.job_id === null || jobs !== undefined));
  const { data: pages, isPlaceholderData, isFetchNextPageError } = read;
  const { suggestions, ask: suggest } = useSkillSuggestions();
  const purse = usePurse();
  const price = useCreditCosts().data?.RESERVATION;
  const [reserved, setReserved] = useState<MaskedCandidate | null>(null);
  useDocumentTitle(text('title'));
  const data = useMemo(() => pages && foundCandidates(pages.pages), [pages]);
  return (
    <>
      <CandidatesView
        filters={filters}
        onFilters={ask}
        candidates={loadable({ ...read, data })}
        presets={presets}
        presetChanges={presetChanges}
        skillSuggestions={suggestions}
        onSkillTyped={suggest}
        jobs={jobs}
        purse={purse}
        price={price}
        onReserve={(candidate) => setReserved(candidate.is_masked ? candidate : null)}
        isRefreshing={isPlaceholderData}
        isLoadingMore={read.isFetchingNextPage}
        moreError={isFetchNextPageError ? read.error : null}
        onMore={() => void read.fetchNextPage()}
        renderStar={renderStar}
      />
      <ReserveDialog
        candidate={reserved}
        purse={purse}
        jobs={jobs}
        onReserve={reserveCandidate}
        onClose={() => {
          setReserved(null);
          if (reserved) goOnAt(reserved.id);
        }}
      />
    </>
  );
}
