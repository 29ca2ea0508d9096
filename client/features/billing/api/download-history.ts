import { apiFile } from '../../../lib/backend';
import { saveFile } from '../../../lib/save-file';

/** The whole statement as a table for a spreadsheet, in the reader's language. */
export async function downloadHistory(): Promise<void> {
  saveFile(await apiFile({ path: '/api/credits/history?format=csv' }), 'entrevue-credits.csv');
}
