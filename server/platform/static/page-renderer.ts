import { existsSync } from 'node:fs';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Logger } from '../logging/logger.js';
import { afterListening } from '../process/listening-time.js';
import { KeptPages } from './kept-pages.js';
import { type PageQuestion, PageThread, type ReadForPage } from './page-thread.js';
import type { WrittenPage } from './written-page.js';

/** Somebody who waits longer gets the page without content (milliseconds). */
const MAX_WAIT_MS = 1_000;
/** Pages that may be under way at once; the next reader gets the page without content. */
const MAX_UNDER_WAY = 12;
/** After the thread was ended, the next one starts no sooner than this (milliseconds). */
const REST_MS = 5_000;
/** The first page is rendered so long after the start (milliseconds), unless a page is asked for before. */
const FIRST_AFTER_MS = 5_000;
/** Longest address that is worth a page: filters of a list with room to spare. */
const MAX_ADDRESS = 600;

export interface VersionedQuestion extends PageQuestion {
  /** Changes with the content, if the caller knows it: an edited posting is written anew at once. */
  readonly version?: string;
}

/** Most of what all pages need is worked out with it. */
const FIRST: VersionedQuestion = { address: '/jobs', language: 'fr' };

const keyOf = ({ address, language, version = '' }: VersionedQuestion): string => `${language} ${version} ${address}`;

/**
 * Writes public pages with the client's own components (ADR 0044), as an anonymous reader sees them. Answers null whenever
 * that does not work in time: the page without content serves everybody.
 */
@Injectable()
export class PageRenderer implements OnModuleDestroy {
  readonly #kept = new KeptPages();
  readonly #underWay = new Map<string, Promise<WrittenPage | null>>();
  #start: (() => PageThread) | null = null;
  #thread: PageThread | null = null;
  #restUntil = 0;
  #stopWaiting = (): void => undefined;
  /** Pages that could not be written since the start of the process. */
  #faults = 0;

  constructor(private readonly logger: Logger) {}

  /** @param file the client's program; without it all pages start empty */
  start(file: string, read: ReadForPage): void {
    if (!existsSync(file)) return;
    this.#start = () => new PageThread(file, read);
    // The first page takes longest, so it is rendered before a person asks for one. Not at once, because it takes a second of processor
    // and the API would be ready later.
    this.#stopWaiting = afterListening(FIRST_AFTER_MS, () => {
      if (!this.isRunning) void this.begin(keyOf(FIRST), FIRST);
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.#start = null;
    this.#stopWaiting();
    await this.#thread?.stop();
  }

  /** Whether its thread runs. */
  get isRunning(): boolean {
    return this.#thread?.isOver === false;
  }

  get faults(): number {
    return this.#faults;
  }

  async write(question: VersionedQuestion): Promise<WrittenPage | null> {
    const { address } = question;
    if (this.#start === null || address.length > MAX_ADDRESS) return null;
    const key = keyOf(question);
    const kept = this.#kept.get(key);
    if (kept?.isFresh) return kept.page;
    const underWay = this.#underWay.get(key) ?? this.begin(key, question);
    if (kept) return kept.page;
    return underWay === null ? null : this.withinLimit(underWay, address);
  }

  private begin(key: string, question: VersionedQuestion): Promise<WrittenPage | null> | null {
    const thread = this.thread();
    if (thread === null || thread.load >= MAX_UNDER_WAY) return null;
    const written = thread.write({ address: question.address, language: question.language }).then(
      (page) => {
        // Only our own components write styles; should one ever close the element, the page is not used.
        if (page === null || /<\/style/i.test(page.css)) return null;
        this.#kept.keep(key, page, question.version !== undefined);
        return page;
      },
      (error: unknown) => this.note(error, question.address),
    );
    this.#underWay.set(key, written);
    void written.finally(() => this.#underWay.delete(key));
    return written;
  }

  private thread(): PageThread | null {
    if (this.isRunning) return this.#thread;
    if (this.#start === null || performance.now() < this.#restUntil) return null;
    this.#restUntil = performance.now() + REST_MS;
    this.#thread = this.#start();
    return this.#thread;
  }

  private async withinLimit(written: Promise<WrittenPage | null>, address: string): Promise<WrittenPage | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), MAX_WAIT_MS);
    });
    const first = await Promise.race([written, late]);
    clearTimeout(timer);
    return first === 'late' ? this.note(new Error(`Not written within ${MAX_WAIT_MS} ms`), address) : first;
  }

  private note(error: unknown, address: string): null {
    if (this.#start === null) return null;
    this.#faults += 1;
    this.logger.warn({ err: error, page: address, faults: this.#faults }, 'page not written');
    return null;
  }
}
