export { CageTooWeak, isWeaker, StartRefused, type CageLevel } from './cage-level.js';
export { Cages, describe as describeCage } from './cages.js';
export { findCommand } from './find-command.js';
export { type Cage, type CageOptions, findCage, type Launch } from './find-cage.js';
export { signalOfExit } from './exit-signal.js';
export { findShell, findTimer, secondsOfTimes, TIMES_FD, type Timer } from './processor-time.js';
export { type NodeEnd, NodeProgram } from './node-program.js';
export { confinedEnvironment, NICENESS, type ResourceLimits, UNPRIVILEGED_ID } from './prefixes.js';
