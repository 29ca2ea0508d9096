/** Database of videos recorded on this device and not published yet. */
export const recordingsDatabase = 'recordings';

/** Deletes recordings at sign-out, even if the recorder was not opened since. */
export function forgetRecordings(factory: IDBFactory | undefined): void {
  factory?.deleteDatabase(recordingsDatabase);
}
