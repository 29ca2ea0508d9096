/** Words of signing in and signing up. */
export interface AuthMessages {
  'login.title': string;
  'login.lead': string;
  'login.email': string;
  'login.password': string;
  'login.submit': string;
  'login.noAccount': string;
  'login.toRegister': string;
  'login.expiredTitle': string;
  'login.expired': string;
  'login.form': string;

  'demo.title': string;
  'demo.sentence': string;
  'demo.seeker': string;
  'demo.recruiter': string;
  'demo.failed': string;

  'welcome.headline': string;
  'welcome.lead': string;
  'welcome.step1': string;
  'welcome.step1Text': string;
  'welcome.step2': string;
  'welcome.step2Text': string;
  'welcome.step3': string;
  'welcome.step3Text': string;
  'welcome.frost': string;
  'welcome.frostCaption': string;

  'register.title': string;
  'register.lead': string;
  'register.whoAreYou': string;
  'register.seeker': string;
  'register.recruiter': string;
  'register.fullName': string;
  'register.email': string;
  'register.emailHint': string;
  'register.password': string;
  'register.passwordHint': string;
  'register.visible': string;
  'register.visibleHint': string;
  'register.adult': string;
  'register.terms': string;
  'register.termsShort': string;
  'register.readTerms': string;
  'register.adultNeeded': string;
  'register.termsNeeded': string;
  'register.submit': string;
  'register.hasAccount': string;
  'register.toLogin': string;
  'register.form': string;

  'recruiter.title': string;
  'recruiter.sentence': string;
  'recruiter.demo': string;

  'brief.title': string;
  'brief.free': string;
  'brief.adult': string;
  'brief.use': string;
  'brief.score': string;
  'brief.masked': string;
  'brief.files': string;
  'brief.close': string;
}
