/** `platform`: with `manifests`, also what only platform admins may change by one, such as companies. */
export const ACCESS_TOKEN_SCOPES = ['manifests', 'platform', 'signup'] as const

export type AccessTokenScope = (typeof ACCESS_TOKEN_SCOPES)[number]
