import type { LucideIcon } from 'lucide-react';

/** One command of the palette: a page or an action. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Secondary text: a company, a status. */
  readonly detail?: string | undefined;
  /** The language of the label, if it is not the page's. */
  readonly lang?: string | undefined;
  readonly icon: LucideIcon;
}

export interface CommandGroup<C extends Command = Command> {
  readonly id: string;
  readonly title: string;
  readonly commands: readonly C[];
}

/** Id of the option after `step`, wrapping at both ends; `from` is null before the first key. */
export function moved(ids: readonly string[], from: string | null, step: number): string | null {
  if (ids.length === 0) return null;
  const at = from === null ? -1 : ids.indexOf(from);
  return ids[(at + step + ids.length) % ids.length] ?? null;
}
