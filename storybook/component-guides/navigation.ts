import type { ComponentGuides } from './guide';

export const navigation: ComponentGuides = {
  AppHeader: {
    use: ['Once, at the top of every page: where one is, credits, notifications, account.'],
    avoid: ['Actions of one page; they belong to PageHeader.'],
  },
  BottomBar: {
    use: ['Up to five places that somebody visits every day, on phones.'],
    avoid: ['Actions.', 'From 768 px, where the header has the links.'],
  },
  MobileDrawer: {
    use: ['Everything of the header on narrow screens, in rows of 44 px.'],
    avoid: ['Filters; use FilterSheet.'],
    keyboard: { Esc: 'closes it' },
  },
  Breadcrumbs: {
    use: ['Pages below others. The last one is the page itself and no link.'],
    avoid: ['Two levels only, where a link back says more.'],
  },
  Tabs: {
    use: ['Different contents in one place, of which one is read at a time.'],
    avoid: ['Views of one list; use SegmentedFilter.', 'Steps that follow each other.'],
    keyboard: { '← →': 'moves to a tab', Enter: 'opens it' },
  },
  Pagination: {
    use: ['Long records that people look things up in, such as the history of credits.'],
    avoid: ['Lists to browse; use ShowMore.'],
  },
  SkipLink: {
    use: ['Once, as the first stop of Tab.'],
    avoid: ['Hiding it when it has the focus.'],
  },
  Footer: {
    use: ['Links that every page needs: help, privacy, accessibility, language.'],
    avoid: ['Links that somebody needs every day.'],
  },
  BrandMark: {
    use: ['The mark alone where the name is known: icons, phones. `label` if it is a link.'],
    avoid: ['Other colours than the text colour and amber.', 'Less than 16 px.'],
  },
};
