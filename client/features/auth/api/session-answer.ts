/** Schema of the sign-in response, downloaded with the request instead of the page. */
export const loadSessionAnswer = async () => (await import('@modules/identity/http/auth.contract')).sessionAnswer;
