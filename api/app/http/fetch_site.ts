/** Values of `Sec-Fetch-Site` (Fetch Metadata) for requests that no other site caused. */
export const UNPROMPTED = ['same-origin', 'none']
