export { CageTooWeak, isWeaker, type CageLevel } from './cage-level.js';
export { Cages, describe as describeCage } from './cages.js';
export { findCommand } from './find-command.js';
export { type Cage, findCage, type Launch } from './find-cage.js';
export { signalOfExit } from './exit-signal.js';
export { type NodeEnd, NodeProgram } from './node-program.js';
export { confinedEnvironment, NICENESS, type ResourceLimits, UNPRIVILEGED_ID } from './prefixes.js';
