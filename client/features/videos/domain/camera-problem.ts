/** Why there is no picture or no sound; each has its own way out. */
export type CameraProblem = 'unsupported' | 'refused' | 'missing' | 'busy' | 'lost' | 'muted' | 'unknown';

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** By the name of the error, as the standard gives it (Media Capture and Streams, getUserMedia). */
export function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return problems[name] ?? 'unknown';
}
