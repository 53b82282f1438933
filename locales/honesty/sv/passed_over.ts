export const INNOCENT: string[] = []

export const NOT_ASKING: string[] = []

export const NOT_DENYING: string[] = []
