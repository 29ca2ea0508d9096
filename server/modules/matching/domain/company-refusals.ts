/**
 * Tells whether a person has refused a company's reservation. A port: the reservations module implements it and is bound at the
 * root.
 */
export abstract class CompanyRefusals {
  /** Called with the pair locked. @throws a refusal while the company may not contact the person. */
  abstract assertOpen(companyId: string, seekerId: string): Promise<void>;
}
