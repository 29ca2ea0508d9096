import { apiFile } from '../../../lib/backend';
import { saveFile } from '../../../lib/save-file';

/** Downloads the whole statement as CSV, in the reader's language. */
export async function downloadHistory(): Promise<void> {
  saveFile(await apiFile({ path: '/api/credits/history?format=csv' }), 'entrevue-credits.csv');
}
