import type { LucideIcon } from 'lucide-react';

export interface NavigationItem {
  href: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** Number of new items there. */
  count?: number | undefined;
}

export interface MenuAction {
  label: string;
  icon?: LucideIcon | undefined;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** Keyboard shortcut, shown on devices with a keyboard. */
  keys?: readonly string[] | undefined;
}

export interface SignedInUser {
  name: string;
  /** A second line: the company, the e-mail address. */
  detail?: string | undefined;
  avatarUrl?: string | null | undefined;
}

/** The item whose address equals the path or is its longest prefix. */
export function currentItem(items: readonly NavigationItem[], path: string): string | undefined {
  const holding = items.filter(({ href }) => path === href || path.startsWith(`${href}/`));
  return holding.toSorted((a, b) => b.href.length - a.href.length)[0]?.href;
}
