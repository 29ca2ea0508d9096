import type { OwnApplication, OwnApplicationsPage } from '@modules/applications/http/applications.contract';
import type { OwnView } from './own-view';

interface Pages {
  readonly pages: OwnApplicationsPage[];
}

/** The list of one view once `row` is withdrawn: removed from the active ones, first of the archived. */
export function withdrawn<L extends Pages>(list: L, view: OwnView, row: OwnApplication, at: string): L {
  const gone: OwnApplication = {
    ...row,
    status: 'WITHDRAWN',
    updated_at: at,
    is_archived: true,
    may_message: false,
    allowed_actions: [],
  };
  const pages = list.pages.map((page, index): OwnApplicationsPage => {
    const others = page.applications.filter(({ id }) => id !== row.id);
    const counts = { active: Math.max(0, page.counts.active - 1), archived: page.counts.archived + 1 };
    return view === 'active'
      ? { ...page, applications: others, total: Math.max(0, page.total - 1), counts }
      : { ...page, applications: index === 0 ? [gone, ...others] : others, total: page.total + 1, counts };
  });
  return { ...list, pages };
}
