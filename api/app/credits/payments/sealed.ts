import { sealing } from '#app/tenancy/context/sealing'

/** For secrets that are stored: a row copied to another brand is of no use there. */
export const { seal: sealSecret, open: openSecret } = sealing('secrets of payments')
