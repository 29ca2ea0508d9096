import { type Build, patternOf } from './build';

/** A page that needs the empty page of the application: `/dashboard` is never rendered by the server. */
export const SHELL = '/dashboard';

/** Longest wait for a page of the application before the kept one is shown. */
const WAIT_MS = 3_500;

/** Pages with a secret in their address, or with a session of their own: always the server's. */
const excluded = ['/shared', '/handover'];

export interface PagesSurroundings {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The kept empty page; undefined unless all files that it needs are kept too. */
  readonly shell: () => Promise<Response | undefined>;
  readonly wait: (ms: number) => Promise<void>;
}

/** Pages that are opened without a connection: the application's empty page, which then shows what was kept. */
export class Pages {
  readonly #pages: readonly RegExp[];
  readonly #written: readonly RegExp[];

  constructor(
    build: Pick<Build, 'pages' | 'written'>,
    private readonly around: PagesSurroundings,
  ) {
    this.#pages = build.pages.map(patternOf);
    this.#written = build.written.map(patternOf);
  }

  /** Anything else, for example a file of the API, is left to the browser. */
  takes(request: Pick<Request, 'mode' | 'method'>, { pathname }: Pick<URL, 'pathname'>): boolean {
    const isPage = request.mode === 'navigate' && request.method === 'GET';
    return isPage && !excluded.includes(pathname) && this.#pages.some((pattern) => pattern.test(pathname));
  }

  async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const fresh = this.around.fetch(request);
    const settled = fresh.then(
      (response) => (response.status >= 502 && response.status <= 504 ? null : response),
      () => null,
    );
    // A page with its content is worth the wait: the application would need more of a slow network.
    const isWritten = this.#written.some((pattern) => pattern.test(pathname));
    const first = isWritten ? await settled : await Promise.race([settled, this.around.wait(WAIT_MS).then(() => null)]);
    if (first !== null) return first;
    const shell = await this.around.shell();
    return shell === undefined ? fresh : asOffline(shell);
  }
}

/** The application reads the mark and shows pages that cannot work without a connection differently (`lib/offline/start.ts`). */
async function asOffline(shell: Response): Promise<Response> {
  const html = (await shell.text()).replace('<html ', '<html data-start="offline" ');
  return new Response(html, { headers: shell.headers });
}

/** Whether the answer is the application's empty page of the build with this entry script; true for other files. */
export async function isShellOf(entry: string, url: string, response: Response): Promise<boolean> {
  return new URL(url).pathname !== SHELL || (await response.text()).includes(`src="${entry}"`);
}
