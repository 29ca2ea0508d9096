import type { HiringPeriod } from '@modules/operations/http/hiring.contract';
import { apiFile } from '../../../lib/backend';
import { saveFile } from '../../../lib/save-file';

/** Downloads the figures of every posting as a spreadsheet, in the reader's language. */
export async function downloadHiring(days: HiringPeriod, name: string): Promise<void> {
  saveFile(await apiFile({ path: `/api/dashboard/recruiter/analytics?format=csv&days=${days}` }), name);
}
