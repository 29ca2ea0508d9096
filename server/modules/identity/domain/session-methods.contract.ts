/** How somebody signed in. DEMO: without a password, in demo mode. COMPANY: with the sign-in of their company. */
export const sessionMethods = ['PASSWORD', 'PASSKEY', 'GOOGLE', 'REGISTRATION', 'DEMO', 'COMPANY'] as const;
export type SessionMethod = (typeof sessionMethods)[number];
