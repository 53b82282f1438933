const MINUTES = 60
const MINUTES_OF_A_DAY = 1_440

/** 60 minutes (ASVS 6.4.1) as a fraction of a day. */
export const RESET_LINK_DAYS = MINUTES / MINUTES_OF_A_DAY
