import type { Confinement } from './confinement.js';

/** Adds up the processor time of all runs of ffmpeg for one video. */
export class ProcessorMeter {
  #seconds: number | null = 0;

  /** @param confinement of the machine @returns the same, measured */
  measured(confinement: Confinement): Confinement {
    return {
      ...confinement,
      onProcessorTime: (seconds) => {
        // One run that was not measured makes the sum unknown: it would be too small.
        this.#seconds = seconds === null || this.#seconds === null ? null : this.#seconds + seconds;
      },
    };
  }

  /** Null if a run was not measured. */
  get milliseconds(): number | null {
    return this.#seconds === null ? null : Math.round(this.#seconds * 1000);
  }
}
