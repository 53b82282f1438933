/** `paused`: closed for now. `closing`: open, but without sign-ups and sales. */
export const TENANT_STATES = ['draft', 'live', 'paused', 'closing', 'closed'] as const
