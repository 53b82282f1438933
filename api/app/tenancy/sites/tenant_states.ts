/** What a brand may be: not open yet, open, closed for now, open but selling no more, closed for good. */
export const TENANT_STATES = ['draft', 'live', 'paused', 'closing', 'closed'] as const
