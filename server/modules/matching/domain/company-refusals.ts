/**
 * Whether a person has closed the door to a company (a reservation that was refused). Asked here, answered by the module that owns
 * reservations (bound where modules meet).
 */
export abstract class CompanyRefusals {
  /** Called with the pair locked. @throws a refusal while the company may not turn to the person by itself. */
  abstract assertOpen(companyId: string, seekerId: string): Promise<void>;
}
