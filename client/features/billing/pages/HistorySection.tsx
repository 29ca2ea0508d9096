import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { CreditTransaction } from '@modules/credits/http/credits.contract';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useLast } from '../../../lib/use-last';
import { useCreditHistory } from '../api/list-history';
import { CreditHistory, type CreditHistoryProps } from '../components/CreditHistory';
import { useDownloads } from './use-downloads';

const STEP = 20;

/** The latest lines, and on request all of them in pages. */
export function HistorySection({ latest }: { latest: Loadable<readonly CreditTransaction[]> }) {
  const downloads = useDownloads();
  const region = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [page, setPage] = useState(1);
  const [asOf, setAsOf] = useState<number>();
  const read = useCreditHistory({ page, limit: STEP, asOf, enabled: isWhole });
  // Keep the pagination while the next page loads.
  const total = useLast(read.data?.total ?? null) ?? 0;
  const turn = (next: number): void => {
    // The first page is always the newest. Later pages belong to the statement as of the first.
    setAsOf(next === 1 ? undefined : (asOf ?? read.data?.as_of));
    setPage(next);
  };
  const showAll = (): void => {
    setWhole(true);
    // The clicked button disappears, so keep the keyboard focus at the history.
    region.current?.focus({ preventScroll: true });
  };
  const shown: Pick<CreditHistoryProps, 'lines' | 'pages' | 'onShowAll'> = isWhole
    ? {
        lines: loadable({ ...read, data: read.data?.transactions }),
        pages: { page, pageCount: Math.ceil(total / STEP), onPage: turn },
      }
    : { lines: latest, onShowAll: showAll };
  return (
    <Box ref={region} tabIndex={-1} sx={{ outline: 'none' }}>
      <CreditHistory {...shown} isDownloading={downloads.isStatementRunning} onDownload={downloads.statement} />
    </Box>
  );
}
