/** Texts of signing in and registering with a link by email. Apart, because the sign-in page needs only the way there. */
export interface LinkMessages {
  withPassword: string;
  passkeyContinue: string;
  passkeyLead: string;
  passkeySubmit: string;
  passkeyName: string;
  title: string;
  lead: string;
  submit: string;
  back: string;
  sentTitle: string;
  sent: string;
  nothingCame: string;
  again: string;
  looking: string;
  confirmTitle: string;
  confirmLead: string;
  newTitle: string;
  newLead: string;
  codeLead: string;
  failedTitle: string;
}
