/**
 * How long a letter is tried: after 5 s, 10 s, 20 s … and then every hour or so, about two days in all, as mail servers do
 * among themselves (RFC 5321, 4.5.4.1). One that is away over a weekend's night loses nothing, and nobody has to look after it.
 */
export const letterPatience = { attempts: 70, backoff: { seconds: 5, maxSeconds: 3_600 } } as const;
