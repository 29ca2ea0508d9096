/** Where videos lie that were recorded at this device and are not published yet. */
export const recordingsDatabase = 'recordings';

/** Who signs out leaves nothing of their face and voice behind, whether or not the recorder was opened since. */
export function forgetRecordings(factory: IDBFactory | undefined): void {
  factory?.deleteDatabase(recordingsDatabase);
}
