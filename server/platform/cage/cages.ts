import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Degraded, type Remark } from '../health/health-checks.js';
import type { HealthSentence } from '../health/health-text.js';
import { Logger } from '../logging/logger.js';
import { CageTooWeak, isWeaker, StartRefused } from './cage-level.js';
import { cageRemark } from './cage-remark.js';
import type { Cage } from './find-cage.js';
import type { NodeProgram } from './node-program.js';

type Found = Pick<Cage, 'level' | 'missing'>;

/** The cages of this process, for the log, the operators and the check at start. */
@Injectable()
export class Cages {
  readonly #programs = new Map<string, { readonly program: NodeProgram; readonly files: HealthSentence }>();
  readonly #ofWorkers = new Map<string, () => Promise<unknown>>();

  constructor(
    private readonly settings: Settings,
    private readonly logger: Logger,
  ) {}

  /** @param files what the program decodes, as operators read it */
  add(name: string, program: NodeProgram, files: HealthSentence): void {
    this.#programs.set(name, { program, files });
  }

  /** A program that only workers start. @param find calls {@link judge} */
  addForWorkers(name: string, find: () => Promise<unknown>): void {
    this.#ofWorkers.set(name, find);
  }

  /**
   * Starts each program once and logs its level.
   *
   * @throws StartRefused if one is below `MIN_CAGE`, or lacks what a setting asks for
   */
  async check({ isWorker }: { isWorker: boolean }): Promise<void> {
    for (const [name, { program }] of this.#programs) this.judge(name, await program.cage());
    for (const [name, find] of isWorker ? this.#ofWorkers : []) {
      await find().catch((error: unknown) => {
        if (error instanceof StartRefused) throw error;
        // A worker for other queues needs no ffmpeg.
        this.logger.warn({ err: error, program: name }, 'a program that decodes uploaded files does not start');
      });
    }
  }

  /** Logs the level of one program. @throws CageTooWeak if it is below `MIN_CAGE` */
  judge(name: string, { level, missing }: Found): void {
    const min = this.settings.env.MIN_CAGE;
    if (isWeaker(level, min)) throw new CageTooWeak(level, min, missing);
    const details = { program: name, level, missing };
    if (level === 'wall') this.logger.info(details, 'uploaded files are decoded behind a filesystem wall');
    else this.logger.warn(details, 'uploaded files are decoded with less protection than possible');
  }

  /** For operators. */
  async remark(): Promise<Remark> {
    const programs = [...this.#programs.values()];
    const all = await Promise.all(programs.map(async ({ program, files }) => ({ files, ...(await program.cage()) })));
    const remark = cageRemark(all);
    return all.some(({ level }) => level === 'none') ? new Degraded(remark) : remark;
  }
}

/** For the log. @example describe({ level: 'limits', missing: ['no filesystem wall (bubblewrap)'] }) */
export const describe = ({ level, missing }: Found): string =>
  missing.length === 0 ? level : `${level} (${missing.join(', ')})`;
