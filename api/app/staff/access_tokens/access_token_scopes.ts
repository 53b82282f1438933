export const ACCESS_TOKEN_SCOPES = ['manifests', 'signup'] as const

export type AccessTokenScope = (typeof ACCESS_TOKEN_SCOPES)[number]
