import type { LucideIcon } from 'lucide-react';

/** One line of the palette: a place or an action. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** A quiet second part: a company, a status. */
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

/** The id of the option after `step`, around the ends; `from` is null before the first key. */
export function moved(ids: readonly string[], from: string | null, step: number): string | null {
  if (ids.length === 0) return null;
  const at = from === null ? -1 : ids.indexOf(from);
  return ids[(at + step + ids.length) % ids.length] ?? null;
}
