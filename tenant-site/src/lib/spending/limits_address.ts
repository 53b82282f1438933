/** Where members set their limits. */
export const LIMITS_ADDRESS = '/transactions#limits'
