/**
 * Retry schedule of emails: after 5 s, 10 s, 20 s … then about every hour, for about two days in total, as mail servers do
 * (RFC 5321, 4.5.4.1). So a mail server that is down overnight loses no email, and nobody has to intervene.
 */
export const emailRetries = { attempts: 70, backoff: { seconds: 5, maxSeconds: 3_600 } } as const;
