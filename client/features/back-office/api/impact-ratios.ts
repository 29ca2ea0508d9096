import { impactReport } from '@modules/fairness/http/impact-ratio.contract';
import { api, apiFile } from '../../../lib/backend';
import { saveFile } from '../../../lib/save-file';
import { useRead } from '../../../lib/use-read';

/** Share of each group that scores above the median. */
export function useImpactRatios() {
  return useRead('admin', ['impact-ratios'], (signal) =>
    api({ path: '/api/admin/impact-ratios', answer: impactReport, signal }),
  );
}

/** Downloads the same figures as a file. */
export async function downloadImpactRatios(): Promise<void> {
  saveFile(await apiFile({ path: '/api/admin/impact-ratios?format=csv' }), 'entrevue-impact-ratios.csv');
}
