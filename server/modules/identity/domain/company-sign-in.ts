/** Port: whether a company requires its own sign-in from an account. Bound where the modules are assembled. */
export abstract class CompanySignIn {
  abstract isRequiredFor(accountId: string): Promise<boolean>;
}
