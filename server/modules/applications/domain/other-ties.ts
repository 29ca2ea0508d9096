/**
 * Other reasons that open a person's profile to a company, besides applications and matches. A port: the module that owns them
 * implements it and is bound at the root.
 */
export abstract class OtherTies {
  /** When a reservation's disclosure expires; null if there is none. */
  abstract reservedUntil(companyId: string, seekerId: string): Promise<Date | null>;
}
