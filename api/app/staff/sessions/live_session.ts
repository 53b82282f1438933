/** A working day, and half an hour of inactivity (ASVS 7.3). */
export const SESSION_HOURS = 12
const IDLE_MINUTES = 30

/** SQL: of `staff.staff_sessions`, those that still log in. */
export const LIVE_SESSION = `expires_at > now() and last_used_at > now() - make_interval(mins => ${IDLE_MINUTES})`
