/** SQL that finds what breaks a rule, by `id`. Each groups and joins whole tables once, so that large brands take no longer for each row. */
export type Rules = Readonly<Record<string, string>>

export const HERE = 'tenant_id = (select sec.tenant_id())'
