import type { LucideIcon } from 'lucide-react';

export interface NavigationItem {
  href: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** New things waiting there. */
  count?: number | undefined;
}

export interface MenuAction {
  label: string;
  icon?: LucideIcon | undefined;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** Its shortcut, shown where there is a keyboard. */
  keys?: readonly string[] | undefined;
}

export interface SignedInUser {
  name: string;
  /** A second line: the company, the e-mail address. */
  detail?: string | undefined;
  avatarUrl?: string | null | undefined;
}

/** A page belongs to the item whose address is its own or the start of it; the most exact one wins. */
export function currentItem(items: readonly NavigationItem[], path: string): string | undefined {
  const holding = items.filter(({ href }) => path === href || path.startsWith(`${href}/`));
  return holding.toSorted((a, b) => b.href.length - a.href.length)[0]?.href;
}
