import { currentLanguage } from '../../../lib/i18n';
import { i18n, session } from '../../../lib/backend';
import type { KeptUpload } from '../../../service-worker/kept-uploads';
import { paths } from '../../../lib/paths';
import type { BegunUpload } from '../../../lib/resumable-upload';
import { background, keptUploads } from '../../../lib/this-background';
import { keptVideoOf } from '../domain/kept-video';
import type { NewVideo } from './running-upload';

/** As long as the server keeps an incomplete upload. */
const KEPT_MS = 24 * 3_600_000;

/** Keeps one upload of this page, so that the service worker goes on with it. */
export class BackgroundCopy {
  #id: string | null = null;
  #isKept = false;
  #copying = new AbortController();

  constructor(
    private readonly video: NewVideo,
    /** Called once the page may be closed. */
    private readonly onKept: () => void,
  ) {}

  async begin({ id, token }: BegunUpload): Promise<void> {
    if (id === this.#id) return;
    this.#copying.abort();
    this.#id = id;
    this.#isKept = false;
    const copying = new AbortController();
    this.#copying = copying;
    // The server no longer had an earlier one, so the next page must not go on with it.
    await this.#removeOwn((each) => each.id !== id);
    // This device has a copy if another page began it.
    const isKnown = (await keptUploads.find(id))?.state === 'sending';
    const isKept = await (isKnown ? background.ask() : this.#copy(id, token, copying.signal));
    if (copying.signal.aborted) {
      if (isKept) await keptUploads.remove(id);
      return;
    }
    this.#isKept = isKnown || isKept;
    if (!isKept) return;
    document.addEventListener('visibilitychange', this.#ask);
    this.onKept();
  }

  /** The bytes arrived: what is left to do stays until it is done. */
  async noteArrival(): Promise<void> {
    this.leave();
    if (this.#isKept && this.#id !== null) await keptUploads.noteArrival(this.#id);
    else this.#copying.abort();
  }

  /** Done, cancelled or refused. */
  async forget(): Promise<void> {
    this.#id = null;
    this.#isKept = false;
    this.#copying.abort();
    this.leave();
    // Also one that another page began, if this page was stopped before it asked the server.
    await this.#removeOwn(() => true);
  }

  /** This page sends no more. */
  leave(): void {
    document.removeEventListener('visibilitychange', this.#ask);
  }

  /** The page may be closed at any time from now on, and the browser counts its attempts from the last request for one. */
  readonly #ask = (): void => {
    if (document.visibilityState === 'hidden') void background.ask();
  };

  async #removeOwn(isMeant: (upload: KeptUpload) => boolean): Promise<void> {
    const { name, size, lastModified } = this.video.file;
    for (const each of await keptUploads.all()) {
      const isSame = each.name === name && each.size === size && each.lastModified === lastModified;
      if (isSame && isMeant(each)) await keptUploads.remove(each.id);
    }
  }

  async #copy(id: string, token: string | null, signal: AbortSignal): Promise<boolean> {
    const person = session.userId();
    const { file, notice } = this.video;
    // The session of a phone that continues one page is not the one of this browser, and no page would end the upload.
    if (token === null || person === null || location.pathname === paths.handover) return false;
    const { name, type, size, lastModified } = file;
    return background.keep(
      {
        ...{ id, token, person, name, type, size, lastModified },
        language: currentLanguage(i18n),
        until: Date.now() + KEPT_MS,
        state: 'sending',
        refusal: null,
        notice: notice ?? null,
        video: keptVideoOf(this.video),
      },
      file,
      signal,
    );
  }
}
