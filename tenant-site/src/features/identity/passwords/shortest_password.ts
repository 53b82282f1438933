/** The API's minimum, in characters. */
export const SHORTEST_PASSWORD = 8
