/** As many characters a password needs; the API says so too. */
export const SHORTEST_PASSWORD = 8
