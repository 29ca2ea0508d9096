/** What a sign-in answers; downloaded with the call, not with the page. */
export const loadSessionAnswer = async () => (await import('@modules/identity/http/auth.contract')).sessionAnswer;
