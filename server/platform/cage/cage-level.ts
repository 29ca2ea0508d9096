/**
 * How strongly a program that decodes uploaded files is isolated, weakest first. `limits`: kernel limits, no rights, no network where
 * possible; `landlock`: also the kernel refuses all files but those of the program and its job; `wall`: also a separate file system that
 * contains only these, and no other process.
 */
export const cageLevels = ['none', 'limits', 'landlock', 'wall'] as const;
export type CageLevel = (typeof cageLevels)[number];

export const isWeaker = (level: CageLevel, than: CageLevel): boolean =>
  cageLevels.indexOf(level) < cageLevels.indexOf(than);

/** A setting asks for something that this machine does not offer, so the process does not start. */
export class StartRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartRefused';
  }
}

/** The machine offers less than `MIN_CAGE` asks for. */
export class CageTooWeak extends StartRefused {
  constructor(level: CageLevel, min: CageLevel, missing: readonly string[]) {
    super(
      `MIN_CAGE: uploaded files would be decoded at the level "${level}", and "${min}" is required ` +
        `(${missing.join('; ') || 'unknown reason'})`,
    );
    this.name = 'CageTooWeak';
  }
}
