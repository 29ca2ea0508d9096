/** A failed download. The received part is kept for the next run. */
export class DownloadFailed extends Error {
  override readonly name = 'DownloadFailed';
  constructor(url: string, why: string) {
    super(`${url}: ${why}. Run the same command again: it goes on where it stopped.`);
  }
}
