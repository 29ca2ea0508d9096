/** Words of the frame around the pages. */
export interface AppMessages {
  'loading.sentence': string;
  'nav.dashboard': string;
  'nav.dashboardShort': string;
  'nav.jobs': string;
  'nav.matches': string;
  'nav.matchesShort': string;
  'nav.videos': string;
  'nav.company': string;
  'nav.profile': string;
  'nav.profileShort': string;
  'nav.newJob': string;
  'nav.login': string;
  'nav.register': string;
  'nav.signOut': string;
  'role.JOB_SEEKER': string;
  'role.RECRUITER': string;
  'role.OPERATOR': string;
  'footer.promise': string;
  'footer.product': string;
  'footer.account': string;
  'footer.developers': string;
  'footer.api': string;
  'pending.title': string;
  'pending.sentence': string;
  'preferences.notSaved': string;
  'signOut.notReached': string;
  'footer.languageNote': string;
  'offline.sentence': string;
  'notFound.title': string;
  'notFound.sentence': string;
  'notFound.action': string;
  'crash.what': string;
  'crash.toDo': string;
  'crash.chunk': string;
}
