/** Key of the mutations that end the session: while one runs, a refused call is no reason to ask for a log-in. */
export const ENDING_SESSION = ['ending-session']
