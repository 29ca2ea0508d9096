import type { ReservationSection } from '@modules/reservations/http/reservations.contract';

interface Row {
  readonly id: string;
  readonly status: string;
}

interface Page<R extends Row> {
  readonly data: R[];
  readonly total: number;
  readonly counts: Record<ReservationSection, number>;
}

/** Section of a reservation on both screens. Unknown statuses are in the history. */
export function sectionOf(status: string): ReservationSection {
  if (status === 'ACTIVE') return 'active';
  if (status === 'MATCHED') return 'accepted';
  return status === 'HIRED' ? 'hired' : 'history';
}

/** The list of one section after `row` has become `settled`: removed from its old section, first in the new one. */
export function moveRow<R extends Row, P extends Page<R>, L extends { readonly pages: P[] }>(
  list: L,
  section: ReservationSection,
  row: R,
  settled: R,
): L {
  const from = sectionOf(row.status);
  const to = sectionOf(settled.status);
  const pages = list.pages.map((page, index): P => {
    const others = page.data.filter(({ id }) => id !== row.id);
    const counts = { ...page.counts };
    if (from !== to) {
      counts[from] = Math.max(0, counts[from] - 1);
      counts[to] += 1;
    }
    if (section === to) {
      const total = page.total + (from === to ? 0 : 1);
      return { ...page, data: index === 0 ? [settled, ...others] : others, total, counts };
    }
    return { ...page, data: others, total: section === from ? Math.max(0, page.total - 1) : page.total, counts };
  });
  return { ...list, pages };
}
