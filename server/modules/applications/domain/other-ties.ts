/**
 * What else opens a person's profile to a company, beside applications and matches. Applications do not know who keeps it: asked
 * here, answered by the module that owns it (bound where modules meet).
 */
export abstract class OtherTies {
  /** Until when a reservation opens it; null where none does. */
  abstract reservedUntil(companyId: string, seekerId: string): Promise<Date | null>;
}
