/** Credits a plan brings each month. They replace what is left of the month before; nothing is carried over. */
export const planAllowance = { FREE: 20, BASIC: 100, PREMIUM: 300 } as const;

export type Plan = keyof typeof planAllowance;
