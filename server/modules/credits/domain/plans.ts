/** Monthly credits of each plan. Unused credits of the previous month expire. */
export const planAllowance = { FREE: 20, BASIC: 100, PREMIUM: 300 } as const;

export type Plan = keyof typeof planAllowance;
