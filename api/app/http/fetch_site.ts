/** What a browser says in `Sec-Fetch-Site` (Fetch Metadata) of a request that no other site brought about. */
export const UNPROMPTED = ['same-origin', 'none']
