/** Why there is no picture or sound. Each has its own advice. */
export type CameraProblem = 'unsupported' | 'refused' | 'missing' | 'busy' | 'lost' | 'muted' | 'unknown';

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Maps the error names of getUserMedia (Media Capture and Streams). */
export function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return problems[name] ?? 'unknown';
}
