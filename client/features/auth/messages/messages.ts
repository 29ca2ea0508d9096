/** Texts of sign-in and sign-up. */
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

  'login.codeTitle': string;
  'login.codeLead': string;
  'login.codeLeadGoogle': string;
  'login.codeFor': string;
  'login.code': string;
  'login.codeHint': string;
  'login.recovery': string;
  'login.recoveryHint': string;
  'login.useRecovery': string;
  'login.useApp': string;
  'login.codeSubmit': string;
  'login.otherAccount': string;
  'login.codeForm': string;

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

  'register.failed': string;
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
  'register.accept': string;
  'register.termsLink': string;
  'register.and': string;
  'register.privacyLink': string;
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
  'recruiter.contact': string;
  'recruiter.demo': string;

  'brief.title': string;
  'brief.free': string;
  'brief.adult': string;
  'brief.use': string;
  'brief.score': string;
  'brief.masked': string;
  'brief.files': string;
  'brief.close': string;

  'login.forgot': string;
  'login.passwordChanged': string;

  'consents.title': string;
  'consents.lead': string;
  'consents.form': string;
  'consents.submit': string;
  'consents.termsNeeded': string;
  'google.newTitle': string;
  'google.newLead': string;
  'passkey.enter': string;
  'passkey.failed': string;
  'company.continue': string;
  'company.title': string;
  'company.lead': string;
  'company.email': string;
  'company.submit': string;
  'company.unknown': string;
  'company.running': string;
  'company.failed': string;
  'company.back': string;
  'company.again': string;
  'company.testedTitle': string;
  'company.tested': string;
  'company.toSettings': string;
  'google.or': string;
  'google.continue': string;
  'google.title': string;
  'google.running': string;
  'google.failed': string;
  'google.unexpected': string;
  'google.declinedTitle': string;
  'google.declined': string;
  'google.back': string;

  'link.continue': string;

  'forgot.title': string;
  'forgot.lead': string;
  'forgot.submit': string;
  'forgot.back': string;
  'forgot.sentTitle': string;
  'forgot.sent': string;
  'forgot.nothingCame': string;
  'forgot.again': string;

  'reset.title': string;
  'reset.lead': string;
  'reset.password': string;
  'reset.submit': string;
  'reset.newLink': string;
  'reset.brokenTitle': string;
  'reset.broken': string;

  'verify.title': string;
  'verify.running': string;
  'verify.doneTitle': string;
  'verify.done': string;
  'verify.continue': string;
  'verify.failedTitle': string;
  'verify.noLink': string;
  'verify.toResend': string;
  'verify.signInToResend': string;

  'invited.title': string;
  'invited.lead': string;
  'invited.leadTeam': string;
  'register.emailHintInvited': string;
  'register.marketing': string;
  'register.marketingHint': string;
}
